import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { trees } from '@site/product';
import { splitTree } from '@site/common/splitTree';
import { useAlternates } from '@site/src/tree/useAlternates';
import { useTree } from '@site/src/tree/useTree';

interface Props extends Omit<ComponentProps<typeof DefaultNavbarItem>, 'to'> {
  /** Where the item leads inside the reader's tree. */
  readonly route: string;
  /** The part of the tree that the item stands for: it is marked active there. */
  readonly section: string;
}

/** A navbar link that stays in the reader's tree. */
export function TreeLinkNavbarItem({ route, section, ...props }: Props): ReactNode {
  const tree = useTree();
  const { pathname } = useLocation();
  const inside = splitTree(pathname);
  const pageExists = useAlternates().length > 0;
  const active =
    pageExists &&
    [section, `/category${section}`].some((start) => inside.route === start || inside.route.startsWith(`${start}/`));
  return <DefaultNavbarItem {...props} to={`/${trees[tree].path}${route}`} isActive={() => active} />;
}
