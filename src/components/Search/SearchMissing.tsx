import type { ReactNode } from 'react';
import type { TreeName } from '@site/product';
import { searchPath } from './searchPath';

interface Props {
  readonly tree: TreeName;
  readonly query: string;
  readonly isOpen: boolean;
}

/** In place of the list when its code could not be fetched: no network, or a new build since the page was opened. */
export function SearchMissing({ tree, query, isOpen }: Props): ReactNode {
  return (
    <div className="search-panel" hidden={!isOpen}>
      <p className="search-more" role="status">
        The search could not be loaded. <a href={searchPath(query, '', tree)}>Open the search page</a>
      </p>
    </div>
  );
}
