/** One word of letters, digits and the marks that names of code are joined with. */
const word = /^[\w./:{}[\]-]+$/;
/** What no word of English has inside: a capital behind a small letter, an underscore, a dot or slash before the next part. */
const shape = /[a-z0-9][A-Z]|_|[\w}][./](?=[\w{])|^\/\w/;

/** Whether a text is the name of something in code, by its form: `ListAccounts`, `page_info`, `vega/markets.proto`, `/api/v2/orders`. */
export const isIdentifier = (text: string): boolean => word.test(text) && shape.test(text);
