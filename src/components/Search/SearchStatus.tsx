import type { ReactNode } from 'react';
import type { Answer } from '@site/search/worker/messages';
import { isLast } from './isLast';
import type { IndexState } from './searchWorker';

interface Props {
  readonly state: IndexState;
  readonly query: string;
  readonly answer: Answer | undefined;
  /** How many hits are listed. */
  readonly shown: number;
  readonly retry: () => void;
}

function statusText({ state, query, answer, shown }: Props): string {
  if (state.name === 'failed') return state.message ?? 'The search could not be started.';
  if (state.name === 'loading') return 'Loading the search index…';
  if (query.trim() === '') return 'Type a word, or part of a name out of code.';
  if (answer === undefined) return '';
  // Names are there before texts: what only they say is not the end of it, and nobody should be told that there is nothing.
  const last = isLast(answer, state);
  if (shown === 0) return last ? 'No results' : 'Searching the texts…';
  const found =
    answer.total > shown ? `${shown} of ${answer.total} results` : `${shown} ${shown === 1 ? 'result' : 'results'}`;
  return last ? found : `${found} so far`;
}

/** Says how far the search is and how much it found, also to screen readers. */
export function SearchStatus(props: Props): ReactNode {
  return (
    <div className="search-status">
      <span role="status">
        {statusText(props)}
        {props.state.name === 'ready' &&
          props.state.message !== undefined &&
          ` Only names are searched: ${props.state.message}`}
      </span>
      {props.state.message !== undefined && (
        <button type="button" onClick={props.retry}>
          Try again
        </button>
      )}
    </div>
  );
}
