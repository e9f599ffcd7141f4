import { expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadDescriptors } from '../../descriptors/load-descriptors.ts';
import { loadContracts } from '../../contracts/load-contracts.ts';
import { buildModel } from '../../model/model.ts';
import { castSample } from '../contracts/cast-sample.ts';
import { sampleRequest } from '../samples/sample-request.ts';
import { rpcFigures, rpcRequest } from './rpc-figures.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
const rpc = (name: string) =>
  model.files
    .flatMap(({ services }) => services.flatMap(({ rpcs }) => rpcs))
    .find((own) => own.name.endsWith(`.${name}`)) ?? expect.unreachable(name);

it('an rpc is asked for what the samples of its REST operation ask for', () => {
  const operation = model.operations.find(({ id }) => id === 'TradingDataService_ListOrders') ?? expect.unreachable();
  const query = new Map(sampleRequest(model, operation).query);
  expect(rpcRequest(model, rpc('TradingDataService.ListOrders'))).toEqual({
    filter: { partyIds: [query.get('filter.partyIds')], marketIds: [query.get('filter.marketIds')] },
  });
});

it('an rpc is called where its service is, with the definitions beside', () => {
  const figures = rpcFigures(model, rpc('CoreStateService.ListAccounts'), 'CoreStateService').text.replace(
    /<[^>]+>/g,
    '',
  );
  expect(figures).toContain(`-protoset vega-${newestRelease.version}.binpb`);
  expect(figures).toContain('-plaintext localhost:3002');
  expect(figures).toContain('vega.api.v1.CoreStateService/ListAccounts');
});

it('a call of a contract holds no value that somebody could send tokens to', () => {
  const contracts = loadContracts(newestRelease);
  const samples = contracts.flatMap(({ functions }) => functions.map((fn) => castSample(fn, undefined) ?? ''));
  expect(samples.filter(Boolean).length).toBeGreaterThan(50);
  expect(samples.filter((sample) => /0x[0-9a-f]{8}/i.test(sample))).toEqual([]);
  const deposit = contracts
    .find(({ name }) => name === 'ERC20_Bridge_Logic')
    ?.functions.find(({ name }) => name === 'deposit_asset');
  expect(deposit && castSample(deposit, '0xA')).toBe(
    'cast send 0xA \\\n  \'deposit_asset(address,uint256,bytes32)\' \\\n  "${ASSET_SOURCE:?}" \\\n  "${AMOUNT:?}" \\\n  "${VEGA_PUBLIC_KEY:?}"',
  );
});
