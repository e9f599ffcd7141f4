/** What the types that every GraphQL schema has mean in this one. */
export const standardScalars: Readonly<Record<string, string>> = {
  ID: 'What identifies something, as text. Most are 64 hexadecimal digits: markets, assets, orders, proposals and, as public keys, parties and validators. The ID of an epoch is its number.',
  String:
    'Text. Amounts, prices, sizes and fractions come as text too, so that no digit is lost on the way: read them with a library for large integers and exact decimals, not as floating-point numbers. The description of each field says in which unit it counts.',
  Int: 'A whole number. The server also uses it for counters of 64 bits, such as block heights, so read it into a type that is wide enough.',
  Float: 'A floating-point number, used for model parameters and ratios that need not be exact.',
  Boolean: '`true` or `false`.',
};
