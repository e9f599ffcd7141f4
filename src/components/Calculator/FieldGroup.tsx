import { useState, type ReactNode } from 'react';

interface FieldGroupProps {
  readonly title: string;
  /** something in it is to be corrected, and has to be seen */
  readonly wrong: boolean;
  readonly children: ReactNode;
}

/** Fields that most readers leave as they are, folded. */
export function FieldGroup({ title, wrong, children }: FieldGroupProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="calculator__group"
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="calculator__fields">{children}</div>
    </details>
  );
}
