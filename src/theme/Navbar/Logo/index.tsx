import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Logo from '@theme/Logo';
import { trees } from '@site/product';
import { searchedTree } from '@site/src/tree/searchedTree';
import { splitTree } from '@site/common/splitTree';
import { useAlternates } from '@site/src/tree/useAlternates';

/** The sign and the name of the site, and on pages of a network the network's: it is in sight at every width. */
export default function NavbarLogo(): ReactNode {
  const { pathname, search } = useLocation();
  const isBrowser = useIsBrowser();
  // As in useTree: the not-found page was built without knowing its address.
  const pageExists = useAlternates().length > 0;
  const tree =
    (isBrowser || pageExists ? splitTree(pathname).tree : undefined) ??
    (isBrowser ? searchedTree(pathname, search) : undefined);
  return (
    <>
      <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
      {tree !== undefined && (
        <span className="network-badge" data-of={tree}>
          <span className="visually-hidden">Network: </span>
          {trees[tree].path}
        </span>
      )}
    </>
  );
}
