import type { ReferencePage } from '../pages/reference-page.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';

/** The pages of the GraphQL reference as items of the sidebar; the hand-written overview stands before them. */
export function graphqlSidebar(pages: readonly Pick<ReferencePage, 'route' | 'sidebarLabel'>[]): SidebarItem[] {
  return pages.map(({ route, sidebarLabel }) => ({ type: 'doc', id: route.slice(1), label: sidebarLabel }));
}
