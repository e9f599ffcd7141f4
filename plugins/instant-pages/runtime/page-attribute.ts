/** Marks the element that holds a page's own part; its value is the page's path. */
export const pageAttribute = 'data-page';
