import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { navigation, type TreeName } from '../product.ts';
import type { Items } from '../sidebars/items.ts';
import type { PageExport } from './page-export.ts';

/** A part of a tree that is listed and bundled together. */
export interface Section {
  /** For file names: `api-rest`. */
  readonly id: string;
  readonly title: string;
  readonly pages: readonly PageExport[];
}

/** The API sidebar has hundreds of pages; each of its categories is a section of its own. */
const divided = 'api';

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const titleOf = (sidebar: string): string =>
  navigation.find(({ section }) => section === `/${sidebar}`)?.label ?? sidebar;

/** Routes that a document's id can be served at: `a/b/index` at `/a/b`. A name that repeats its folder stands for the folder. */
function routesOf(id: string): string[] {
  const parts = id.split('/');
  const last = parts.at(-1);
  return [`/${id}`, ...(last === 'index' || last === parts.at(-2) ? [`/${parts.slice(0, -1).join('/')}`] : [])];
}

/** The routes below items of a sidebar, in their order. */
function routesIn(items: Items): string[] {
  return items.flatMap((item): string[] => {
    if (typeof item === 'string') return routesOf(item);
    if (item.type === 'doc') return routesOf((item as { id: string }).id);
    if (item.type !== 'category') return [];
    const { items: inner, link } = item as { items: Items; link?: { type: string; id?: string; slug?: string } | null };
    const own = link?.type === 'doc' ? routesOf(link.id ?? '') : link?.slug === undefined ? [] : [link.slug];
    return [...own, ...routesIn(inner)];
  });
}

/**
 * The pages of a tree in the order of its sidebars, each in one section. What no sidebar holds comes last, under the first part of
 * its route.
 */
export function sectionsOf(tree: TreeName, pages: readonly PageExport[], sidebars: SidebarsConfig): Section[] {
  const left = new Map(pages.filter((page) => page.tree === tree).map((page) => [page.route, page]));
  const take = (routes: readonly string[]): PageExport[] =>
    routes.flatMap((route) => {
      const page = left.get(route);
      left.delete(route);
      return page === undefined ? [] : [page];
    });
  const sections: Section[] = [{ id: 'start', title: 'Start', pages: take(['/', '/differences']) }];
  for (const [name, value] of Object.entries(sidebars)) {
    const items = (Array.isArray(value) ? value : []) as Items;
    const whole = name !== divided;
    const direct = items.filter((item) => whole || typeof item === 'string' || item.type !== 'category');
    sections.push({ id: idOf(name), title: titleOf(name), pages: take(routesIn(direct)) });
    for (const item of whole ? [] : items.filter((entry) => !direct.includes(entry))) {
      const { label } = item as { label: string };
      sections.push({
        id: `${idOf(name)}-${idOf(label)}`,
        title: `${titleOf(name)}: ${label}`,
        pages: take(routesIn([item])),
      });
    }
  }
  for (const first of new Set([...left.keys()].map((route) => route.split('/')[1] ?? ''))) {
    const routes = [...left.keys()].filter((route) => route.split('/')[1] === first).sort();
    sections.push({
      id: idOf(first),
      title: titleOf(first) === first ? first.charAt(0).toUpperCase() + first.slice(1) : titleOf(first),
      pages: take(routes),
    });
  }
  return merged(sections).filter((section) => section.pages.length > 0);
}

/** Sections of one id become one. */
function merged(sections: readonly Section[]): Section[] {
  const byId = new Map<string, Section>();
  for (const section of sections) {
    const known = byId.get(section.id);
    byId.set(section.id, known === undefined ? section : { ...known, pages: [...known.pages, ...section.pages] });
  }
  return [...byId.values()];
}
