import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pruneConfig } from './prune-config.ts';
import { pruneGlobalData } from './prune-global-data.ts';
import { pruneRegistry } from './prune-registry.ts';
import { pruneRoutes, readRoutes, type ChunkNames, type GeneratedRoute } from './prune-routes.ts';
import { splitVersionProps } from './version-props.ts';

const registryModule = (source: string, chunk: string): string | undefined =>
  new RegExp(`^\\s*"${chunk}": \\[.*?, "([^"]+)", require`, 'm').exec(source)?.[1];

function allRoutes(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  return routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
}

function chunksOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunksOf) : [];
}

const changed = (what: string): Error =>
  new Error(
    `${what}: the framework's generated modules (.docusaurus) have another form; compare them with framework/instant-pages/write-client-modules.ts.`,
  );

/**
 * Writes the browser's slim versions of the framework's generated modules into `<generatedDir>/instant-pages` and gives
 * that folder. Must run after the framework has written its own, which it does before it configures the bundler.
 */
export function writeClientModules(generatedDir: string): string {
  const read = (name: string): string => readFileSync(path.join(generatedDir, name), 'utf8');
  const out = path.join(generatedDir, 'instant-pages');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'sidebars'), { recursive: true });
  const write = (name: string, content: string): void => writeFileSync(path.join(out, name), content);

  const chunkNames = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  const registry = read('registry.js');
  const routes = readRoutes(read('routes.js'));
  const componentOf = (key: string): string | undefined => {
    const chunk = chunkNames[key]?.['__comp'];
    return typeof chunk === 'string' ? registryModule(registry, chunk) : undefined;
  };
  const keys = allRoutes(routes).map(({ component }) => `${component.path}-${component.hash ?? ''}`);
  const docRoots = new Set(keys.filter((key) => componentOf(key) === '@theme/DocRoot'));
  if (docRoots.size === 0) throw changed('no route of routes.js has the component @theme/DocRoot');
  const pruned = pruneRoutes(routes, docRoots);
  const markdownPages = [...pruned.kept].filter((key) => componentOf(key) === '@theme/MDXPage');
  const keptChunkNames = Object.fromEntries(
    Object.entries(chunkNames)
      .filter(([key]) => pruned.kept.has(key))
      .map(([key, { content, ...names }]) => [
        key,
        markdownPages.includes(key) ? names : { ...names, ...(content === undefined ? {} : { content }) },
      ]),
  );

  const rename = new Map<string, string>();
  const sidebarLoaders: string[] = [];
  for (const key of pruned.kept) {
    const chunk = chunkNames[key]?.['__props'];
    if (componentOf(key) !== '@theme/DocVersionRoot') continue;
    const module = typeof chunk === 'string' ? registryModule(registry, chunk) : undefined;
    if (module === undefined) throw changed('registry.js names no module for the properties of a version');
    const tree = key.slice(1, key.lastIndexOf('-'));
    const { core, sidebars } = splitVersionProps(read(module.replace('@generated/', '')));
    write(`version-${tree}.json`, core);
    rename.set(module, `@generated/instant-pages/version-${tree}.json`);
    for (const [name, items] of sidebars) {
      write(`sidebars/${tree}-${name}.json`, items);
      const file = `@generated/instant-pages/sidebars/${tree}-${name}.json`;
      sidebarLoaders.push(`${JSON.stringify(`${tree}/${name}`)}: () => import(${JSON.stringify(file)})`);
    }
    sidebarLoaders.push(
      `${JSON.stringify(tree)}: () => import(${JSON.stringify(`@generated/instant-pages/version-${tree}.json`)})`,
    );
  }

  if (rename.size !== docRoots.size)
    throw changed(`${docRoots.size} versions of documents have ${rename.size} files of properties`);
  if (markdownPages.length === 0) throw changed('no route that is kept has the component @theme/MDXPage');

  write('routes.js', pruned.source);
  write('registry.js', pruneRegistry(registry, new Set(Object.values(keptChunkNames).flatMap(chunksOf)), rename));
  write('routesChunkNames.json', JSON.stringify(keptChunkNames));
  write('docusaurus.config.mjs', pruneConfig(read('docusaurus.config.mjs')));
  write('globalData.json', pruneGlobalData(read('globalData.json')));
  const paths = markdownPages.map((key) => key.slice(0, key.lastIndexOf('-')));
  write(
    'sidebars.js',
    `export const markdownPages = ${JSON.stringify(paths)};\nexport default {\n${sidebarLoaders.join(',\n')}\n};\n`,
  );
  return out;
}
