/** A route as the framework's generated table writes it, once evaluated. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly GeneratedRoute[];
}

export type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the browser keeps of the route table. */
export interface PrunedRoutes {
  /** Source text of the browser's `@generated/routes`. */
  readonly source: string;
  /** Keys of the chunk-name table that the kept routes need. */
  readonly kept: ReadonlySet<string>;
}

/** Evaluates the framework's `.docusaurus/routes.js` without loading a component. Throws when its form has changed. */
export function readRoutes(source: string): GeneratedRoute[] {
  const start = source.indexOf('export default');
  if (start < 0)
    throw new Error('instant-pages: .docusaurus/routes.js has no default export; was Docusaurus upgraded?');
  const table = source.slice(start).replace('export default', 'return');
  const evaluate = new Function('ComponentCreator', table) as (
    creator: (path: string, hash?: string) => GeneratedRoute['component'],
  ) => GeneratedRoute[];
  return evaluate((path, hash) => (hash === undefined ? { path } : { path, hash }));
}

const keyOf = ({ component: { path, hash } }: GeneratedRoute): string => `${path}-${hash ?? ''}`;

const creator = ({ component: { path, hash } }: GeneratedRoute): string =>
  `ComponentCreator(${JSON.stringify(path)}${hash === undefined ? '' : `, ${JSON.stringify(hash)}`})`;

function exactPaths(routes: readonly GeneratedRoute[]): string[] {
  return routes.flatMap((route) => (route.routes ? exactPaths(route.routes) : route.exact ? [route.path] : []));
}

/**
 * Drops every document from the route table: the browser learns of a document when it loads it. `docRoots` are the keys of
 * the routes whose children are documents; those children become an array that the runtime fills.
 */
export function pruneRoutes(routes: readonly GeneratedRoute[], docRoots: ReadonlySet<string>): PrunedRoutes {
  const kept = new Set<string>();
  const holdsDocuments = (route: GeneratedRoute): boolean =>
    docRoots.has(keyOf(route)) || (route.routes ?? []).some(holdsDocuments);

  const withoutDocuments = (route: GeneratedRoute): readonly GeneratedRoute[] =>
    docRoots.has(keyOf(route))
      ? []
      : (route.routes ?? []).flatMap((child) => (child.routes ? withoutDocuments(child) : [child]));

  const write = (route: GeneratedRoute, top: boolean): string => {
    if (route.path !== '*') kept.add(keyOf(route));
    const parts = [`component: ${creator(route)}`];
    if (top && holdsDocuments(route)) {
      const fixed = exactPaths(withoutDocuments(route));
      parts.unshift(`path: knownPaths(${JSON.stringify(fixed)})`, 'exact: true');
    } else {
      parts.unshift(`path: ${JSON.stringify(route.path)}`);
      if (route.exact) parts.push('exact: true');
    }
    if (route.sidebar !== undefined) parts.push(`sidebar: ${JSON.stringify(route.sidebar)}`);
    if (docRoots.has(keyOf(route))) parts.push(`routes: documentRoutes(${JSON.stringify(route.path)})`);
    else if (route.routes) parts.push(`routes: [${route.routes.map((child) => write(child, false)).join(',')}]`);
    return `{${parts.join(', ')}}`;
  };

  const body = routes.map((route) => write(route, true)).join(',\n  ');
  const source = [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import { documentRoutes, knownPaths } from '@site/framework/instant-pages/runtime/routes';`,
    `export default [\n  ${body},\n];`,
    '',
  ].join('\n');
  return { source, kept };
}
