import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { navigation, trees, type TreeName } from '@site/product';

interface Props {
  readonly near: readonly string[];
  readonly tree: TreeName;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
}

/** Ways on when nothing answers: the words most like what was typed, and where each section begins. */
export function NothingFound({ near, tree, onQuery, onLeave }: Props): ReactNode {
  return (
    <div className="search-nothing">
      {near.length > 0 && (
        <p>
          Nearest words:{' '}
          {near.map((word) => (
            <button key={word} type="button" onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>Or look here:</p>
      <ul>
        {navigation.map(({ label, route }) => (
          <li key={route}>
            <Link to={`/${trees[tree].path}${route}`} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/${trees[tree].path}/concepts/glossary`} onClick={onLeave}>
            Glossary
          </Link>
        </li>
      </ul>
    </div>
  );
}
