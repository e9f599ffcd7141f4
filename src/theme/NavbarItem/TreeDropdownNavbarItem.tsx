import type { ComponentProps, ReactNode } from 'react';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { navigation, trees, type TreeName } from '@site/product';
import { splitTree } from '@site/common/splitTree';
import { useAlternates } from '@site/src/tree/useAlternates';
import { useTree } from '@site/src/tree/useTree';

const names = Object.keys(trees) as TreeName[];

type Props = Omit<ComponentProps<typeof DropdownNavbarItem>, 'items' | 'label'>;

/** Switches between the trees: to the same page when the other tree has it, else to that tree's main page. */
export function TreeDropdownNavbarItem(props: Props): ReactNode {
  const tree = useTree();
  const alternates = useAlternates();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const pathname = useHistorySelector((history) => history.location.pathname);
  const suffix = useHistorySelector((history) => history.location.search + history.location.hash);
  const { tree: current, route } = splitTree(pathname);
  const items = names.map((name) => {
    const target = trees[name];
    const stays = current !== undefined && alternates.includes(name);
    const inner = route === '/' ? '' : route;
    return {
      label: target.label,
      to: stays ? `/${target.path}${inner}${suffix}` : `/${target.path}${navigation[0].route}`,
      isActive: () => stays && name === current,
      onClick: () => savePreferredVersionName(target.docsVersion),
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      className="navbar-tree"
      label={trees[tree].label}
      to={`/${trees[tree].path}`}
      items={items}
    />
  );
}
