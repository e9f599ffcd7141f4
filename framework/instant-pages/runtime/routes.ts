import { StaticPage } from './StaticPage';

export interface DocumentRoute {
  readonly path: string;
  readonly exact: true;
  readonly component: typeof StaticPage;
  readonly sidebar?: string;
}

const byTree = new Map<string, DocumentRoute[]>();
let known: string[] = [];

/** Paths that the documents' root route answers: the fixed ones, and each document once it has been loaded. */
export function knownPaths(fixed: readonly string[]): string[] {
  known = [...fixed, ...known];
  return known;
}

/** The documents of a tree that have been loaded; the router reads the array afresh on each navigation. */
export function documentRoutes(treePath: string): DocumentRoute[] {
  const routes = byTree.get(treePath) ?? [];
  byTree.set(treePath, routes);
  return routes;
}

/** Makes a document known to the router: without sidebar while it could not be loaded, with its own once it is. */
export function addDocumentRoute(treePath: string, path: string, sidebar: string | undefined): void {
  const routes = documentRoutes(treePath);
  const route: DocumentRoute = {
    path,
    exact: true,
    component: StaticPage,
    ...(sidebar === undefined ? {} : { sidebar }),
  };
  const place = routes.findIndex((other) => other.path === path);
  if (place >= 0) {
    routes[place] = route;
    return;
  }
  routes.push(route);
  known.push(path);
}
