/** Marks the element that holds a page's own part; its value is the page's path. */
export const pageAttribute = 'data-page';

/** Id of the element that ends every page's markup: a page without it was cut short on its way. */
export const pageEndId = 'page-end';

/** Props of an island, as they stand in its `data-props`. */
export type IslandProps = Readonly<Record<string, unknown>>;

/** Where the development server has the generated fragments of reference pages. */
export const fragmentsFolder = '/generated-fragments';
