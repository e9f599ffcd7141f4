import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';

export interface TabItemProps {
  readonly value: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** One panel of `Tabs`. It renders nothing by itself: `Tabs` reads its props. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}

interface TabsProps {
  /** Tabs with the same group switch together and remember the reader's choice. */
  readonly groupId?: string;
  readonly children: ReactNode;
}

/** Tabs as plain markup: src/behaviour/tabs.ts makes them work, with or without React on the page. */
export function Tabs({ groupId, children }: TabsProps): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  return (
    <div className="code-tabs" data-tabs={groupId}>
      <div className="code-tabs-list" role="tablist">
        {items.map(({ props: { value, label } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            aria-controls={`${id}-${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={value}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, children: panel } }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-tab`}
          hidden={index !== 0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
