import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { defaultTree, navigation, product, trees } from '@site/product';
import { splitTree } from '@site/common/splitTree';
import { useAlternates } from '@site/src/tree/useAlternates';

/** Says on every page of an unreleased tree that it is one, and where the same page of the released tree is. */
export default function DocVersionBanner(): ReactNode {
  const { banner, label } = useDocsVersion();
  const { route, tree } = splitTree(useLocation().pathname);
  const there = useAlternates().includes(defaultTree) ? route : navigation[0].route;
  if (banner !== 'unreleased') return null;
  return (
    <div className="version-banner theme-doc-version-banner" role="note">
      <strong>Unreleased: {label}.</strong> This page describes the test network at release v
      {tree === undefined ? product.release : trees[tree].release.version}; its values are not mainnet’s.{' '}
      <Link to={`/${trees[defaultTree].path}${there}`}>Read this page for {trees[defaultTree].label}</Link>
    </div>
  );
}
