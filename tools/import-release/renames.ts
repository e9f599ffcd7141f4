/** Names of elements in the earlier release by their names in the new one, as a person confirmed them. */
export type Renames = ReadonlyMap<string, string>;

/**
 * The name that an element has in the earlier release: its own, or that of the confirmed rename of it or of the nearest
 * element that it is part of.
 */
export function earlierName(name: string, renames: Renames): string {
  const own = renames.get(name);
  if (own !== undefined) return own;
  // Fields follow a point, parameters a bracket, flags and commands below a command a space.
  const end = Math.max(...['.', '(', ' '].map((sign) => name.lastIndexOf(sign)));
  if (end <= 0) return name;
  return earlierName(name.slice(0, end), renames) + name.slice(end);
}
