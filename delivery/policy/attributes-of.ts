const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const named: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
};

/** Resolves the character references that a value can hide behind. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi,
    (all, hexadecimal?: string, decimal?: string, name?: string) => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      if (name !== undefined) return named[name] ?? all;
      return code <= 0x10_ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** The attributes in the text of a start tag, names in lower case, values as the browser sees them; the first of a name counts. */
export function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  }
  return found;
}
