/** Marks the element that holds a page's own part; its value is the page's path. */
export const pageAttribute = 'data-page';

/** Id of the element that ends every page's markup: a page without it was cut short on its way. */
export const pageEndId = 'page-end';
