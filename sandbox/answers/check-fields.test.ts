import { expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { RpcError } from './rpc-error.ts';
import { makeService } from './service.ts';

const definitions = await loadDefinitions();
const service = makeService(definitions, seededWorld(definitions));
const rpcs = new Map(
  definitions.model.files
    .flatMap(({ services }) => services.flatMap((one) => one.rpcs))
    .map((rpc) => [rpc.rpcName, rpc]),
);

/** Code, number and text with which a request is refused. */
function refused(name: string, request: Record<string, string>): [number, number, string] {
  const rpc = rpcs.get(name);
  if (!rpc) throw new Error(`no rpc ${name}`);
  try {
    service.answer(rpc, request);
  } catch (error) {
    if (error instanceof RpcError) return [error.code, error.number, error.message];
    throw error;
  }
  throw new Error(`${name} of ${JSON.stringify(request)} is answered`);
}

// Numbers and texts from datanode/api/errors.go and core/api/errors.go of the release, where they are used in the methods' code.
it.each([
  ['GetMarket', 3, 10003, 'empty or missing market ID'],
  ['GetOrder', 3, 10012, 'missing orderID parameter'],
  ['GetParty', 3, 10014, 'missing party id'],
  ['GetAsset', 3, 10017, 'missing asset ID'],
  ['GetERC20SetAssetLimitsBundle', 3, 10021, 'proposal id is a required parameter'],
  ['ListNodeSignatures', 3, 10025, 'missing resource ID'],
  ['ListCandleData', 3, 10030, 'candle id is a required parameter'],
  ['GetOracleSpec', 3, 10031, 'missing oracle spec ID'],
  ['GetNode', 3, 10034, 'missing node id'],
  ['GetWithdrawal', 3, 80003, 'missing withdrawal ID'],
  ['GetDeposit', 3, 80004, 'missing deposit ID'],
  ['ListEntities', 3, 10000, 'missing or empty transaction hash'],
  ['GetTransfer', 13, 10000, 'missing transfer id'],
  ['GetSpamStatistics', 3, 10006, 'empty or missing party ID'],
  ['EstimatePosition', 2, 0, 'empty or missing market ID'],
  ['EstimateFee', 3, 10003, 'empty or missing market ID'],
])('%s refuses a request without what it needs as the release does', (name, ...refusal) => {
  expect(refused(name, {})).toEqual(refusal);
});

it('names the field that is missing where another one is there', () => {
  expect(refused('EstimateFee', { marketId: '1'.repeat(64), size: '1' })).toEqual([3, 10026, 'missing price']);
});

it.each([
  ['GetMarket', { marketId: 'x' }, 10000, 'invalid market ID'],
  ['GetAsset', { assetId: '1'.repeat(63) }, 10038, 'invalid asset ID'],
  ['GetParty', { partyId: `${'1'.repeat(63)}g` }, 10000, 'invalid party id'],
  ['GetOrder', { orderId: 'x' }, 10000, 'invalid orderID parameter'],
  ['GetWithdrawal', { id: 'x' }, 10000, 'invalid withdrawal ID'],
  ['GetNode', { id: 'x' }, 10000, 'not a valid hex id (or well known exception)'],
  ['GetTransfer', { transferId: 'x' }, 10000, 'not a valid hex id (or well known exception)'],
])('%s refuses %j, which is no id', (name, request, number, text) => {
  expect(refused(name, request)).toEqual([3, number, text]);
});

it.each([
  [{ candleId: 'x' }, [13, 60001, 'failed to get candle data']],
  [{ candleId: `trades_candle_1_minute_${'1'.repeat(64)}` }, [13, 60001, 'failed to get candle data']],
  [{ candleId: 'x', fromTimestamp: '2', toTimestamp: '1' }, [3, 10000, 'invalid candle timestamps range']],
])('ListCandleData refuses %j as the release does', (request, refusal) => {
  expect(refused('ListCandleData', request)).toEqual(refusal);
});
