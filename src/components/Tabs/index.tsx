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

/** What the tabs of a group are about: those who cannot see them are told that before their names. */
const groups: Readonly<Record<string, string>> = {
  'bot-language': 'Language of the sample',
  'code-language': 'Language of the sample',
  'catch-up': 'How the node catches up',
  'ethereum-wallet': 'Kind of Ethereum wallet',
  'node-kind': 'Kind of node',
  os: 'Operating system',
  protocol: 'Protocol',
  proxy: 'Proxy',
};

interface TabsProps {
  /** Tabs with the same group switch together and remember the reader's choice. One of `groups`. */
  readonly groupId: string;
  readonly children: ReactNode;
}

/**
 * Tabs as plain markup: src/behaviour/tabs.ts makes them work, with or without React on the page.
 *
 * @throws Error for a group without a name
 */
export function Tabs({ groupId, children }: TabsProps): ReactNode {
  const id = useId();
  const label = groups[groupId];
  if (label === undefined)
    throw new Error(
      `<Tabs groupId="${groupId}">: say in src/components/Tabs/index.tsx what this group is about, for screen readers. There are ${Object.keys(groups).join(', ')}.`,
    );
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  return (
    <div className="code-tabs" data-tabs={groupId}>
      <div className="code-tabs-list" role="tablist" aria-label={label}>
        {items.map(({ props: { value, label: name } }, index) => (
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
            {name ?? value}
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
