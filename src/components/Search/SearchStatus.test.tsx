// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@site/search/worker/messages';
import type { IndexState } from './searchWorker';
import { SearchStatus } from './SearchStatus';

const answerOf = (total: number, isComplete: boolean): Answer => ({
  query: 'iceberg',
  hits: [],
  total,
  words: [],
  isComplete,
  exact: undefined,
  near: [],
});

function said(answer: Answer, shown: number, state: IndexState = { name: 'ready' }): string {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <SearchStatus state={state} query={answer.query} answer={answer} shown={shown} retry={() => undefined} />,
  );
  return host.querySelector('[role=status]')?.textContent ?? '';
}

describe('the status of a search', () => {
  it('counts what was found', () => {
    expect(said(answerOf(1, true), 1)).toBe('1 result');
    expect(said(answerOf(8, true), 8)).toBe('8 results');
    expect(said(answerOf(40, true), 8)).toBe('8 of 40 results');
    expect(said(answerOf(0, true), 0)).toBe('No results');
  });

  it('says that more may come while only names were searched, and never that there is nothing', () => {
    expect(said(answerOf(8, false), 8)).toBe('8 results so far');
    expect(said(answerOf(40, false), 8)).toBe('8 of 40 results so far');
    expect(said(answerOf(0, false), 0)).toBe('Searching the texts…');
  });

  it('does not promise texts that cannot be had', () => {
    const state: IndexState = { name: 'ready', message: 'The texts could not be loaded.' };
    expect(said(answerOf(8, false), 8, state)).toBe(
      '8 results Only names are searched: The texts could not be loaded.',
    );
    expect(said(answerOf(0, false), 0, state)).toMatch(/^No results Only names/);
  });
});
