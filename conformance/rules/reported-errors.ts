/** One thing that a program says is wrong with a command. */
export interface Reported {
  readonly field: string;
  /** What is wrong with the field; several reasons stand in one text, with commas between. */
  readonly reasons: string;
}

/**
 * Takes apart what the check of commands prints: `field (reason, reason), field (reason)`. A reason may have brackets and
 * commas of its own; a field's name has no blank.
 *
 * @returns undefined for a text of another form
 */
export function reportedErrors(text: string): Reported[] | undefined {
  const found: Reported[] = [];
  let rest = text;
  while (rest !== '') {
    const [start, field] = /^(\S+) \(/.exec(rest) ?? [];
    if (start === undefined || field === undefined) return undefined;
    const end = endOf(rest, start.length);
    if (end === undefined) return undefined;
    found.push({ field, reasons: rest.slice(start.length, end) });
    rest = rest.slice(end + 1).replace(/^, /, '');
  }
  return found;
}

/** Where a field's reasons end: at the first bracket behind which the text ends or the next field starts. */
function endOf(text: string, from: number): number | undefined {
  for (let at = text.indexOf(')', from); at >= 0; at = text.indexOf(')', at + 1)) {
    const after = text.slice(at + 1);
    if (after === '' || /^, [a-z_]+(\.[^\s.]+)* \(/.test(after)) return at;
  }
  return undefined;
}

/** A field's name with `*` in place of the numbers of list items. */
export function withoutIndices(field: string): string {
  // In two places the program prints the number through a wrong format, as `%!i(int=1)`.
  return field
    .replaceAll(/%!i\(int=\d+\)/g, '*')
    .replaceAll(/\[\d+\]/g, '.*')
    .replaceAll(/\.\d+(?=\.|$)/g, '.*');
}
