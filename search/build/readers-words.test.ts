import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/small-index.ts';
import { addReadersWords } from './readers-words.ts';

describe('addReadersWords', () => {
  it('gives pages the names that readers have for them', () => {
    const page = builtPage('/concepts/trading-on-vega/orders', 'Orders', '');
    addReadersWords(process.cwd(), [page], true);
    expect([...(page.records[0]?.names ?? [])]).toContain('stop loss');
  });

  it('stops a build when a route has no page', () => {
    expect(() => addReadersWords(process.cwd(), [], false)).toThrow(
      /readers-words\.yaml: there is no page \/concepts/,
    );
  });
});
