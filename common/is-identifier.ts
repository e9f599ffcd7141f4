/** One word with what no word of English has inside: a capital behind a small letter, an underscore, a dot or slash before the next part. */
const identifier = /^(?=\S+$)(?:.*(?:[a-z\d][A-Z]|_|[\w}][./][\w{])|\/\w)/;

/** Whether a text is the name of something in code, by its form: `ListAccounts`, `page_info`, `vega/markets.proto`, `/api/v2/orders`. */
export const isIdentifier = (text: string): boolean => identifier.test(text);
