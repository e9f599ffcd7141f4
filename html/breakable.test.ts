import { describe, expect, it } from 'vitest';
import { breakable, breakableHtml, breakablePaths, withBreaks } from './breakable.ts';

describe('identifiers', () => {
  it.each([
    ['market.liquidity.feeCalculationTimeStep', 'market.<wbr>liquidity.<wbr>fee<wbr>Calculation<wbr>Time<wbr>Step'],
    ['ERC20_Bridge_Logic', 'ERC20_<wbr>Bridge_<wbr>Logic'],
    ['commands.proto', 'commands.<wbr>proto'],
    ['ACCOUNT_TYPE_BOND', 'ACCOUNT_<wbr>TYPE_<wbr>BOND'],
    ['partyId', 'partyId'],
    ['a sentence with short words', 'a sentence with short words'],
    ['list_asset(address,bytes32,uint256)', 'list_asset(<wbr>address,<wbr>bytes32,<wbr>uint256)'],
    [
      '{&quot;network_id&quot;:&quot;1&quot;,&quot;a&quot;:{}}',
      '{<wbr>&quot;network_id&quot;:<wbr>&quot;1&quot;,<wbr>&quot;a&quot;:<wbr>{}}',
    ],
    ['https://a.example/api/v2/assets', 'https://a.example/<wbr>api/<wbr>v2/<wbr>assets'],
    ['/api/v2/market/depth/{marketId}/latest', '/api/<wbr>v2/<wbr>market/<wbr>depth/{marketId}/latest'],
    ['1,000,000,000,000', '1,000,000,000,000'],
    ['0x23872549cE10B40e31D6577e0A920088B0E0666a', '0x23872549cE<wbr>10B40e31D6<wbr>577e0A9200<wbr>88B0E0666a'],
    [
      'b5fd9d3c4ad553cb3196303b6e6df7f484cf7f5331a572a45031239fd71ad8a0',
      'b5fd9d3c4ad553cb<wbr>3196303b6e6df7f4<wbr>84cf7f5331a572a4<wbr>5031239fd71ad8a0',
    ],
    [
      '77CCBB487528ADCDC62ACB692B1063C4566052CEBFC8BA8A10BB8A8BBF047E2F',
      '77CCBB487528ADCD<wbr>C62ACB692B1063C4<wbr>566052CEBFC8BA8A<wbr>10BB8A8BBF047E2F',
    ],
    ['?id=9e3d2e1bAb4C5d6E7f80', '?id=9e3d2e1bAb4C5d6E<wbr>7f80'],
    ['20000000000000000000000', '20000000000000000000000'],
  ])('%s breaks at dots, underscores, capitals and marks only, and hexadecimal values into even pieces', (name, html) =>
    expect(breakable(name)).toBe(html),
  );

  it('lose nothing', () =>
    expect(breakable('datanode.api.v2.TradingDataService').replaceAll('<wbr>', '')).toBe(
      'datanode.api.v2.TradingDataService',
    ));

  it('break in the paths of commands, behind slashes', () =>
    expect(breakablePaths('sudo cp \\\n  <span class="ts">/var/lib/vega/home/wallets.encrypted</span> /tmp/a/b')).toBe(
      'sudo cp \\\n  <span class="ts">/var/<wbr>lib/<wbr>vega/<wbr>home/<wbr>wallets.encrypted</span> /tmp/a/b',
    ));

  it('break in the signatures of commands, behind commas', () =>
    expect(breakablePaths("'list_asset(address,bytes32,uint256)'")).toBe(
      "'list_asset(<wbr>address,<wbr>bytes32,<wbr>uint256)'",
    ));

  it('hold the flags of commands together, where they fit a line', () => {
    expect(breakablePaths('vega init --tendermint-home "$HOME" <i>--force</i> a--b')).toBe(
      'vega init <span class="flag">--tendermint-home</span> "$HOME" <i><span class="flag">--force</span></i> a--b',
    );
    const long = `--${'long-'.repeat(8)}flag`;
    expect(breakablePaths(long)).toBe(long);
  });

  it('break in text, not in tags', () => {
    expect(breakableHtml('<a href="market.liquidity.feeFactors"><code>market.liquidity.x</code></a>')).toBe(
      '<a href="market.liquidity.feeFactors"><code>market.<wbr>liquidity.<wbr>x</code></a>',
    );
  });

  it('stay whole in a list of names, as far as its columns have room', () => {
    const long = 'ListERC20MultiSigSignerAddedBundles';
    expect(withBreaks(`<p translate="no"><a href="#a">MarketLiquidityFee</a> <a href="#b">${long}</a></p>`)).toBe(
      `<p translate="no"><a href="#a">MarketLiquidityFee</a> <a href="#b">${breakable(long)}</a></p>`,
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
