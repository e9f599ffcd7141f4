import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TreeName } from '../product.ts';
import { pageFolders } from '../common/page-folders.ts';
import { elementAt, elementClass } from '../common/element-kinds.ts';
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.ts';

export type Items = SidebarItemConfig[];

const root = process.cwd();

/** A category whose label leads to a document of its own. */
export function category(label: string, id: string, items: Items): SidebarItemConfig {
  return { type: 'category', label, link: { type: 'doc', id }, items };
}

/** A category that is open when a reader comes: those that the release's sidebars open. */
export function open(item: SidebarItemConfig): SidebarItemConfig {
  return { ...(item as object), collapsed: false } as SidebarItemConfig;
}

/** Stands for the items of a part of the reference, which differ from tree to tree: `ofTree` puts them in. */
export const generated = (name: string): Items => [{ type: 'generated', name } as unknown as SidebarItemConfig];

/** The items that `npm run generate` wrote for a part of a tree's reference; none where that part has no pages. */
function written(tree: TreeName, name: string): Items {
  const file = path.join(root, '.generated', 'sidebar', tree, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Items) : [];
}

/** The items with the reference of one tree in the places where `generated` stands. */
export function ofTree(tree: TreeName, items: Items): Items {
  return items.flatMap((item): Items => {
    if (typeof item === 'string') return [item];
    if ((item.type as string) === 'generated') return written(tree, (item as unknown as { name: string }).name);
    return item.type === 'category' ? [{ ...item, items: ofTree(tree, (item as { items: Items }).items) }] : [item];
  });
}

const isThere = (id: string): boolean =>
  Object.values(pageFolders.testnet).some((folder: string) =>
    ['.mdx', '.md'].some((extension) => existsSync(path.join(root, folder, `${id}${extension}`))),
  );

/** While pages are drafted (DOCS_DRAFT), leaves out those that are not written yet. */
export function drafted(items: Items): Items {
  if (process.env['DOCS_DRAFT'] === undefined) return items;
  return items.flatMap((item): Items => {
    if (typeof item === 'string') return isThere(item) ? [item] : [];
    if (item.type === 'doc') return isThere((item as { id: string }).id) ? [item] : [];
    if (item.type !== 'category') return [item];
    const group = item as { items: Items; link?: { type: string; id?: string } };
    const inner = drafted(group.items);
    const linked = group.link?.type !== 'doc' || isThere(group.link.id ?? '');
    if (inner.length === 0) return linked && group.link?.type === 'doc' ? [group.link.id ?? ''] : [];
    return [{ ...item, items: inner, ...(linked ? {} : { link: null }) } as SidebarItemConfig];
  });
}

/** The items, each page about elements of one kind with the class that puts their sign before its name. */
export function signed(items: Items): Items {
  return items.map((item): SidebarItemConfig => {
    if (typeof item !== 'string' && item.type === 'category')
      return { ...item, items: signed((item as { items: Items }).items) } as SidebarItemConfig;
    if (typeof item !== 'string' && item.type !== 'doc') return item;
    const doc =
      typeof item === 'string' ? { type: 'doc' as const, id: item } : (item as { id: string; className?: string });
    const kind = elementAt(`/${doc.id}`);
    if (kind === undefined) return item;
    const classes = 'className' in doc && doc.className !== undefined ? `${doc.className} ` : '';
    return { ...doc, className: `${classes}${elementClass(kind)}` } as SidebarItemConfig;
  });
}
