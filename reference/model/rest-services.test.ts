import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { kebabCase } from '../../common/letter-case.ts';
import { buildModel } from './model.ts';
import { restDefinitionFile as fileOf } from './rest-file.ts';

const descriptors = await loadDescriptors(newestRelease);
const restDefinitionFile = fileOf(newestRelease);
const definition = readFileSync(restDefinitionFile, 'utf8');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rest-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds the model with a changed rest.yaml. */
function build(change: (text: string) => string): () => unknown {
  const file = path.join(root, restDefinitionFile);
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync(restDefinitionFile, file);
  writeFileSync(file, change(definition));
  return () => buildModel(root, descriptors);
}

const line = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('rest.yaml', () => {
  it('fits the definitions as it is', () => {
    expect(build((text) => text)).not.toThrow();
  });

  it('is refused, with file and line, when it names an operation that does not exist', () => {
    const wrong = definition.replace('TradingDataService_ListOrders:', 'TradingDataService_ListOrder:');
    expect(build(() => wrong)).toThrow(
      `${restDefinitionFile}:${line(wrong, 'TradingDataService_ListOrder:')}: no rpc with an HTTP binding is called TradingDataService_ListOrder`,
    );
  });

  it('is refused when it leaves an operation out, at the line of the rpc', () => {
    expect(build((text) => text.replace(/ +TradingDataService_ListOrders:.*\n/, ''))).toThrow(
      /trading_data\.proto:\d+: the operation TradingDataService_ListOrders is in no category/,
    );
  });

  it('is refused when an operation stands in two categories', () => {
    expect(
      build((text) =>
        text.replace(
          '      TradingDataService_ListTrades:',
          '      TradingDataService_ListOrders: Again\n      TradingDataService_ListTrades:',
        ),
      ),
    ).toThrow('TradingDataService_ListOrders is in a category already');
  });

  it('is refused when it departs from its schema', () => {
    expect(build((text) => text.replace('slug: orders', 'slug: Orders!'))).toThrow(
      /rest\.yaml:\d+: categories \/ \d+ \/ slug must match pattern/,
    );
  });
});

describe('kebabCase', () => {
  it.each([
    ['ListOrders', 'list-orders'],
    ['GetERC20ListAssetBundle', 'get-erc-20-list-asset-bundle'],
    ['ListERC20MultiSigSignerAddedBundles', 'list-erc-20-multi-sig-signer-added-bundles'],
    ['GetMarketDataHistoryByID', 'get-market-data-history-by-id'],
  ])('writes %s as %s', (name, expected) => expect(kebabCase(name)).toBe(expected));
});
