import type { Html } from '../../html/html.ts';
import type { TocItem } from '../render/heading.ts';

/** A page of the reference, the same for both trees but for the placeholders in its HTML. */
export interface ReferencePage {
  /** Route without the tree, `/api/rest/core/core-service-statistics`. It is also the path of the generated files. */
  readonly route: string;
  readonly title: string;
  /** One sentence for search engines and category pages. */
  readonly description: string;
  readonly sidebarLabel: string;
  /** The file of this repository that a reader who mends the page mends; `ofRelease` names those of the definitions. */
  readonly source: string;
  readonly toc: readonly TocItem[];
  readonly html: Html;
  /** The page names chains on purpose, of either network: they stay as they are. */
  readonly namesNetworks?: true;
}
