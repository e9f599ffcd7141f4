import type { TreeName } from '../../product.ts';
import type { Network } from '../../networks/index.ts';
import type { Download } from '../downloads/download.ts';
import type { ReferenceLinks } from '../links/reference-links.ts';
import type { ReferencePage } from '../pages/reference-page.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';

/** What one protocol contributes to the reference. `generate.ts` puts the parts together. */
export interface ReferencePart {
  readonly pages: readonly ReferencePage[];
  /** Items of the sidebar by file name: `api-rest` is written to `.generated/sidebar/<tree>/api-rest.json`. Parts may share a file. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly links: Partial<ReferenceLinks>;
  /** What a network parameter is while its network sets nothing: a network takes it when it is upgraded to a release that has the parameter. */
  readonly parameterDefaults?: Readonly<Record<string, string>>;
  /** The downloads of one tree. */
  downloads(tree: TreeName, network: Network): readonly Download[];
}
