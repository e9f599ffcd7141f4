const specification = /^(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * Which bytes of a file a `Range` header asks for, as RFC 9110 (section 14) reads it. `whole` also stands for what may be
 * ignored: other units, a header that does not follow the grammar, several ranges (a server may answer those with all of it).
 * @param size of what is sent, in bytes; @returns first and last byte, both inclusive
 */
export function readRange(
  header: string,
  size: number,
): { readonly first: number; readonly last: number } | 'whole' | 'unsatisfiable' {
  const [, list] = /^bytes=(.*)$/i.exec(header.trim()) ?? [];
  const parts =
    list
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? [];
  const found: { first: number; last: number }[] = [];
  for (const part of parts) {
    const [, from, to = '', suffix] = specification.exec(part) ?? [];
    if (from === undefined && suffix === undefined) return 'whole';
    if (to !== '' && Number(to) < Number(from)) return 'whole';
    const first = suffix === undefined ? Number(from) : Math.max(0, size - Number(suffix));
    if (first < size) found.push({ first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) });
  }
  const [only] = found;
  if (parts.length === 0) return 'whole';
  if (only === undefined) return 'unsatisfiable';
  return parts.length === 1 ? only : 'whole';
}
