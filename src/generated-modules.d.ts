/** Written by framework/instant-pages for the browser's bundle. */
declare module '@generated/instant-pages/sidebars' {
  /** Paths of Markdown pages outside the trees. */
  export const markdownPages: readonly string[];
  /** `<tree>/<sidebar>` and `<tree>` → loader of the sidebar's items or the version's props. */
  const sidebars: Readonly<Record<string, (() => Promise<{ default: unknown }>) | undefined>>;
  export default sidebars;
}

declare module '@docusaurus/core/lib/client/preload.js' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/normalizeLocation.js' {
  export default function normalizeLocation<T extends { readonly pathname: string }>(location: T): T;
}

declare module '@docusaurus/core/lib/client/prefetch.js' {
  export default function prefetch(url: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/docusaurus.js' {
  const framework: {
    readonly prefetch: (path: string) => false | Promise<unknown>;
    readonly preload: (path: string) => false | Promise<unknown>;
  };
  export default framework;
}

declare module '@docusaurus/core/lib/client/routeContext.js' {
  import type { ReactNode } from 'react';
  export function RouteContextProvider(props: {
    children: ReactNode;
    value: { plugin: { name: string; id: string } };
  }): ReactNode;
}
