/** HTML elements that pages may use as they are. */
export const htmlTags: ReadonlySet<string> = new Set([
  '', 'a', 'abbr', 'b', 'br', 'caption', 'code', 'dd', 'del', 'details', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure',
  'h2', 'h3', 'h4', 'i', 'img', 'kbd', 'li', 'ol', 'p', 'picture', 'pre', 's', 'samp', 'section', 'small', 'source', 'span',
  'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul', 'var', 'wbr',
]);
