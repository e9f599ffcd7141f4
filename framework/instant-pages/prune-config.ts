/** Parts of the configuration that only the build reads. */
const buildOnly = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'headTags',
  'clientModules',
  'staticDirectories',
  'scripts',
  'stylesheets',
] as const;
/** Parts of the theme's configuration for what this site's browser code does not have: highlighting and a blog. */
const themeBuildOnly = ['prism', 'blog'] as const;

function without(object: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** Leaves of the framework's `.docusaurus/docusaurus.config.mjs` what browsers read. Throws when its form has changed. */
export function pruneConfig(source: string): string {
  const json = /export default (\{.*\});\s*$/s.exec(source)?.[1];
  if (json === undefined)
    throw new Error(
      'instant-pages: .docusaurus/docusaurus.config.mjs does not export an object; was Docusaurus upgraded?',
    );
  const { themeConfig, ...config } = JSON.parse(json) as { readonly themeConfig: Record<string, unknown> };
  return `export default ${JSON.stringify({ ...without(config, buildOnly), themeConfig: without(themeConfig, themeBuildOnly) })};\n`;
}
