import { expect, it } from 'vitest';
import { buildProposal, exampleProposal } from '../../content/proposals/build-proposal.ts';
import { proposalKinds } from '../../content/proposals/index.ts';
import { loadDefinitions } from '../definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { World } from '../world/world.ts';
import { nodeCheck } from './node-check.ts';

const definitions = await loadDefinitions();
const example = (name: string): JsonObject => {
  const kind = proposalKinds[name];
  if (!kind) throw new Error(`no kind ${name}`);
  return buildProposal(kind, exampleProposal(kind, definitions.network.parameters, 1_800_000_000), {}) as JsonObject;
};
const ethereum = { external: { ethOracle: {} } };
const future = (change: string, spec: string): JsonObject => ({
  proposalSubmission: { terms: { [change]: { changes: { instrument: { future: { [spec]: ethereum } } } } } },
});
const spot = { proposalSubmission: { terms: { newSpotMarket: {} } } };

// Codes and texts from canSubmitTx in core/processor/abci.go.
it.each([
  ['limits.markets.proposeSpotEnabled', 'spot market proposal disabled', spot],
  ['limits.markets.proposePerpetualEnabled', 'perps market proposal disabled', example('new-perpetuals-market')],
  ['ethereum.oracles.enabled', 'ethereum oracles disabled', future('newMarket', 'dataSourceSpecForSettlementData')],
  [
    'ethereum.oracles.enabled',
    'ethereum oracles disabled',
    future('updateMarket', 'dataSourceSpecForTradingTermination'),
  ],
])('a proposal that %s switches off is refused with the code 51: %s', (parameter, text, command) => {
  const world = new World({ definitions, dayLasts: 10 });
  const check = nodeCheck(world);
  world.governance.parameters.set(parameter, '0');
  expect(check(command)).toEqual({ code: 51, text });
  world.governance.parameters.set(parameter, '1');
  expect(check(command)).toBeUndefined();
});

it('other kinds pass whatever is switched off, and keep the code 70 for a parameter that no vote may set', () => {
  const world = new World({ definitions, dayLasts: 10 });
  for (const name of ['limits.markets.proposeSpotEnabled', 'limits.markets.proposePerpetualEnabled'])
    world.governance.parameters.set(name, '0');
  const check = nodeCheck(world);
  for (const name of ['freeform', 'new-market', 'network-parameter'])
    expect(check(example(name)), name).toBeUndefined();
  const terms = { updateNetworkParameter: { changes: { key: 'nonsense', value: '1' } } };
  expect(check({ proposalSubmission: { terms } })).toEqual({ code: 70, text: 'unknown key' });
});
