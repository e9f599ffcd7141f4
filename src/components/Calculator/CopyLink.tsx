import { useState, type ReactNode } from 'react';

/** A button that copies a link, and says whether it could. `link` is asked only when the button is pressed. */
export function CopyLink({ link }: { readonly link: () => string }): ReactNode {
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    const text = link();
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Link copied.');
    } catch {
      // Without a secure context or the permission there is no clipboard: show the link to copy by hand.
      setMessage(`Copy this link: ${text}`);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy link to these values
      </button>
      <span className="calculator__copied" role="status">
        {message}
      </span>
    </>
  );
}
