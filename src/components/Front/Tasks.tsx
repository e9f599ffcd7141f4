import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { SectionIcon } from '../SectionIcon';
import { tasks } from './taskList';

/** Ways into a tree by task, as cards. */
export function Tasks({ tree }: { readonly tree: string }): ReactNode {
  return (
    <ul className="landing-cards">
      {tasks.map(({ reader, icon, label, text, route, more }) => (
        <li key={reader} className="landing-card">
          <p className="landing-card-reader">
            <SectionIcon name={icon} />
            {reader}
          </p>
          <h3>
            <Link to={`/${tree}${route}`}>{label}</Link>
          </h3>
          <p>{text}</p>
          <p className="landing-card-more">
            {more.map((way) => (
              <Link key={way.route} to={`/${tree}${way.route}`}>
                {way.label}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
