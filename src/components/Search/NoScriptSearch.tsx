import type { ReactNode } from 'react';
import { defaultTree, navigation, trees } from '@site/product';

/** Stands in for the box where scripts do not run: ways to the same pages by links. */
export function NoScriptSearch(): ReactNode {
  return (
    <noscript>
      <details className="search-noscript">
        <summary>Search needs JavaScript</summary>
        <ul>
          {navigation.map(({ label, route }) => (
            <li key={route}>
              <a href={`/${trees[defaultTree].path}${route}`}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </noscript>
  );
}
