interface SidebarItem {
  readonly type: string;
  readonly items?: readonly SidebarItem[];
  readonly [key: string]: unknown;
}

interface VersionProps {
  readonly version: {
    readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
    readonly docs: Readonly<Record<string, unknown>>;
    readonly [key: string]: unknown;
  };
}

const unused = new Set(['docId', 'unlisted', 'description']);

function slim(item: SidebarItem): SidebarItem {
  const { type, items, ...rest } = item;
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !unused.has(key)));
  return items === undefined ? { type, ...kept } : { type, ...kept, items: items.map(slim) };
}

/**
 * Splits a version's props into what every page of the tree needs and its sidebars, each a file of its own: a page loads
 * the one sidebar it shows. The list of documents, which only cards read, stays on the server.
 */
export function splitVersionProps(json: string): {
  readonly core: string;
  readonly sidebars: ReadonlyMap<string, string>;
} {
  const { version } = JSON.parse(json) as VersionProps;
  const sidebars = new Map(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, JSON.stringify(items.map(slim))]),
  );
  return { core: JSON.stringify({ version: { ...version, docs: {}, docsSidebars: {} } }), sidebars };
}
