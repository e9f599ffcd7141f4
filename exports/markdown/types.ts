import type { Node } from '../../html/page/dom.ts';

/**
 * Turns nodes into blocks of Markdown; each is separated from the next by an empty line. `page` is the path of the page that the
 * nodes are on. The forms that hold blocks themselves (lists, tabs, …) are given this function, so that they need not import it.
 */
export type Blocks = (nodes: readonly Node[], page: string) => string[];
