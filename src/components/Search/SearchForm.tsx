import { useEffect, useState, type ReactNode } from 'react';
import { navigation, trees, type TreeName } from '@site/product';
import { typedAsIs } from '@site/common/typed-as-is';
import { SearchGlass } from './SearchGlass';

interface Asked {
  readonly query: string;
  readonly context: string;
  readonly tree: TreeName;
}

interface Props extends Asked {
  readonly onChange: (next: Asked) => void;
  readonly onSubmit: () => void;
}

const names = Object.keys(trees) as TreeName[];
const sections = navigation.map(({ label, section }) => ({ label, path: section.slice(1) }));
const pause = 150;

/** The form of the search page. The address follows what is typed after a short pause. */
export function SearchForm({ query, context, tree, onChange, onSubmit }: Props): ReactNode {
  /** What is typed, and the address's query at that time: an address that changes otherwise is what counts. */
  const [input, setInput] = useState({ text: query, over: query });
  const typed = input.over === query || input.text.trim() === query ? input.text : query;
  useEffect(() => {
    if (typed.trim() === query) return undefined;
    const timer = window.setTimeout(() => onChange({ query: typed.trim(), context, tree }), pause);
    return () => window.clearTimeout(timer);
  });
  const isListed = context === '' || sections.some(({ path }) => path === context);
  return (
    <form
      className="search-form"
      role="search"
      aria-label="All results"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchGlass />
      <input
        className="search-input"
        type="search"
        name="q"
        aria-label="Search the documentation"
        {...typedAsIs}
        maxLength={200}
        value={typed}
        onChange={(event) => setInput({ text: event.target.value, over: query })}
      />
      <select
        aria-label="Section"
        name="ctx"
        value={context}
        onChange={(event) => onChange({ query: typed.trim(), context: event.target.value, tree })}
      >
        <option value="">All sections</option>
        {sections.map(({ label, path }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
        {!isListed && <option value={context}>{context}</option>}
      </select>
      <select
        aria-label="Network"
        name="version"
        value={tree}
        onChange={(event) => onChange({ query: typed.trim(), context, tree: event.target.value as TreeName })}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {trees[name].label}
          </option>
        ))}
      </select>
    </form>
  );
}
