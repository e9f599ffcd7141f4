const entry = /^\s*"([^"]+)": \[.*\],?(?:};)?$/;

/**
 * Keeps the lines of the framework's `.docusaurus/registry.js` whose chunk is in `keep`, with module requests renamed by
 * `rename`. Throws when a wanted chunk is not there: the file's form has changed.
 */
export function pruneRegistry(source: string, keep: ReadonlySet<string>, rename: ReadonlyMap<string, string>): string {
  const lines = source.split('\n').flatMap((line) => {
    const name = entry.exec(line)?.[1];
    return name !== undefined && keep.has(name)
      ? [{ name, text: line.trim().replace(/};$/, '').replace(/,$/, '') }]
      : [];
  });
  const missing = [...keep].filter((name) => !lines.some((line) => line.name === name));
  if (missing.length > 0) {
    throw new Error(`instant-pages: .docusaurus/registry.js lacks ${missing.join(', ')}; was Docusaurus upgraded?`);
  }
  const body = lines.map(({ text }) => {
    let renamed = text;
    for (const [from, to] of rename) renamed = renamed.replaceAll(JSON.stringify(from), JSON.stringify(to));
    return renamed;
  });
  return `export default {\n${body.join(',\n')},\n};\n`;
}
