import { describe, expect, it } from 'vitest';
import { breakable, breakableHtml, withBreaks } from './breakable.ts';

describe('identifiers', () => {
  it.each([
    ['market.liquidity.feeCalculationTimeStep', 'market.<wbr>liquidity.<wbr>fee<wbr>Calculation<wbr>Time<wbr>Step'],
    ['ERC20_Bridge_Logic', 'ERC20_<wbr>Bridge_<wbr>Logic'],
    ['commands.proto', 'commands.<wbr>proto'],
    ['ACCOUNT_TYPE_BOND', 'ACCOUNT_<wbr>TYPE_<wbr>BOND'],
    ['partyId', 'partyId'],
    ['a sentence with short words', 'a sentence with short words'],
  ])('%s breaks at dots, underscores and capitals only', (name, html) => expect(breakable(name)).toBe(html));

  it('lose nothing', () =>
    expect(breakable('datanode.api.v2.TradingDataService').replaceAll('<wbr>', '')).toBe(
      'datanode.api.v2.TradingDataService',
    ));

  it('break in text, not in tags', () => {
    expect(breakableHtml('<a href="market.liquidity.feeFactors"><code>market.liquidity.x</code></a>')).toBe(
      '<a href="market.liquidity.feeFactors"><code>market.<wbr>liquidity.<wbr>x</code></a>',
    );
  });

  it('stay whole in blocks of code, and in links that are sentences', () => {
    const block = '<pre tabindex="0"><code>market.liquidity.x</code></pre><a href="/x">see market.liquidity.x</a>';
    expect(withBreaks(block)).toBe(block);
    expect(withBreaks('<a class="name" href="#x">marketLiquidityFee</a> <code>market.liquidity.x</code>')).toBe(
      '<a class="name" href="#x">market<wbr>Liquidity<wbr>Fee</a> <code>market.<wbr>liquidity.<wbr>x</code>',
    );
  });
});
