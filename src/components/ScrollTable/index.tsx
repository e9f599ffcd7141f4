import type { ComponentProps, ReactNode } from 'react';

/** A table that scrolls inside its own focusable frame on narrow screens, so that the page never scrolls sideways. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A header cell; the empty corner above row headings is an ordinary cell, since it heads nothing. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
