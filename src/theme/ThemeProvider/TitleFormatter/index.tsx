import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { siteTitle } from '@site/product';
import { splitTree } from '@site/common/splitTree';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** Titles of windows, bookmarks, search results and link previews name the network: its two trees hold the same pages. */
export default function TitleFormatter({ children }: { readonly children: ReactNode }): ReactNode {
  const { tree } = splitTree(useLocation().pathname);
  const formatter = useCallback<Formatter>(
    (params) => params.defaultFormatter({ ...params, siteTitle: siteTitle(tree) }),
    [tree],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
