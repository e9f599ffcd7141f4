/** One site of the growth curve. */
export interface Growth {
  readonly extraRoutes: number;
  /** Pages of both trees together. */
  readonly pages: number;
  readonly seconds: number;
  readonly peakMb: number | undefined;
  /** First-load script of an ordinary guide, bytes after gzip -9. */
  readonly script: number;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The growth curve as a Markdown table: script against the site without extra routes, time and memory for each page. */
export function growthTable(sites: readonly Growth[]): string {
  const [first] = sites;
  if (first === undefined) throw new Error('The growth table needs at least the site as it is.');
  const rows = sites.map(({ extraRoutes, pages, seconds, peakMb, script }) => {
    const memory = peakMb === undefined ? '–' : `${peakMb.toFixed(0)} MB`;
    const eachPage = `${((1000 * seconds) / pages).toFixed(0)} ms`;
    return `| ${[extraRoutes, pages, script, signed(script - first.script), `${seconds.toFixed(0)} s`, eachPage, memory].join(' | ')} |`;
  });
  return [
    '| Extra routes | Pages | First-load script, bytes | Difference | Clean build | For each page | Peak memory |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
