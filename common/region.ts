const marker = /^\s*(?:#|\/\/|--)\s*(region|endregion):\s*([\w-]+)\s*$/;

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents, Number.POSITIVE_INFINITY);
  return Number.isFinite(shared) ? lines.map((line) => line.slice(shared)) : [...lines];
}

/**
 * The lines between `# region: name` and `# endregion: name`, without markers and shared indentation; the whole source
 * without markers when `name` is undefined. Undefined when the region does not exist or is not closed.
 */
export function extractRegion(source: string, name: string | undefined): string | undefined {
  const kept: string[] = [];
  let inside = name === undefined;
  let closed = name === undefined;
  for (const line of source.split('\n')) {
    const match = marker.exec(line);
    if (match === null) {
      if (inside) kept.push(line);
    } else if (match[2] === name) {
      inside = match[1] === 'region';
      closed = match[1] === 'endregion';
    }
  }
  return closed && kept.length > 0 ? dedent(kept).join('\n') : undefined;
}
