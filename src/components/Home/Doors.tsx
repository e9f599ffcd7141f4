import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { trees, type TreeName } from '@site/product';
import { doors } from './doors';

/** The ways into a tree, as cards. */
export function Doors({ tree }: { readonly tree: TreeName }): ReactNode {
  const prefix = `/${trees[tree].path}`;
  return (
    <ul className="doors">
      {doors.map(({ reader, title, text, route, more }) => (
        <li key={reader} className="door">
          <p className="door-reader">{reader}</p>
          <h3>
            <Link to={`${prefix}${route}`}>{title}</Link>
          </h3>
          <p>{text}</p>
          <p className="door-more">
            {more.map((item) => (
              <Link key={item.route} to={`${prefix}${item.route}`}>
                {item.label}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
