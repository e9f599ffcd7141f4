import { useState, type ReactNode } from 'react';
import { forgetSearches, recentSearches } from './recentSearches';

/** The reader's last searches, to be repeated by one click. They are kept in this browser only. */
export function RecentSearches({ onChoose }: { readonly onChoose: (query: string) => void }): ReactNode {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return null;
  return (
    <div className="search-recent">
      <span className="search-group-title">Recent searches</span>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="search-forget"
        onClick={() => {
          forgetSearches();
          setSearches([]);
        }}
      >
        Forget them
      </button>
    </div>
  );
}
