import { useState, type ReactNode } from 'react';

interface CopyButtonProps {
  readonly label: string;
  /** what was copied, for the message */
  readonly what: string;
  /** asked only when the button is pressed */
  readonly text: () => string;
}

/** A button that copies a text, and says whether it could. */
export function CopyButton({ label, what, text }: CopyButtonProps): ReactNode {
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setMessage(`${what} copied.`);
    } catch {
      // Without a secure context or the permission there is no clipboard: show the text to copy by hand.
      setMessage(`Copy this: ${copied}`);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span className="calculator__copied" role="status">
        {message}
      </span>
    </>
  );
}
