/**
 * Items in the order in which the earlier release has them; a new one follows the item that it follows in its source, so
 * that a comparison of the two releases shows what came and went and nothing else.
 */
export function inEarlierOrder<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  earlier: readonly string[],
): readonly T[] {
  const places = new Map(earlier.map((name, index) => [name, index]));
  const known = items
    .filter((item) => places.has(nameOf(item)))
    .sort((a, b) => (places.get(nameOf(a)) ?? 0) - (places.get(nameOf(b)) ?? 0));
  const result: T[] = [...known];
  let before: T | undefined;
  for (const item of items) {
    if (!places.has(nameOf(item))) result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, item);
    before = item;
  }
  return result;
}
