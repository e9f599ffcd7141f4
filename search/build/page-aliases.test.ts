import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/small-index.ts';
import { addPageAliases } from './page-aliases.ts';

describe('addPageAliases', () => {
  it('gives pages the names that readers have for them', () => {
    const page = builtPage('/concepts/trading-on-vega/orders', 'Orders', '');
    addPageAliases(process.cwd(), [page], true);
    expect([...(page.records[0]?.names ?? [])]).toContain('stop loss');
  });

  it('stops a build when a route has no page', () => {
    expect(() => addPageAliases(process.cwd(), [], false)).toThrow(
      /page-aliases\.yaml: there is no page \/concepts/,
    );
  });
});
