import { at } from '../world/market-facts.ts';
import type { JsonObject } from '../world/types.ts';

/** Whether a future, new or updated, reads a contract on Ethereum. */
const readsEthereum = (terms: JsonObject): boolean =>
  ['newMarket', 'updateMarket'].some((change) =>
    ['dataSourceSpecForSettlementData', 'dataSourceSpecForTradingTermination'].some(
      (spec) => at(terms, change, 'changes', 'instrument', 'future', spec, 'external', 'ethOracle') !== undefined,
    ),
  );

/** Network parameters that have to be 1, for which proposals, and what a node says where they are not, in the order of its check. */
const limits: readonly (readonly [parameter: string, concerns: (terms: JsonObject) => boolean, text: string])[] = [
  [
    'limits.markets.proposePerpetualEnabled',
    (terms) => at(terms, 'newMarket', 'changes', 'instrument', 'perpetual') !== undefined,
    'perps market proposal disabled',
  ],
  ['ethereum.oracles.enabled', readsEthereum, 'ethereum oracles disabled'],
  ['limits.markets.proposeSpotEnabled', (terms) => 'newSpotMarket' in terms, 'spot market proposal disabled'],
];

/** What a node says to a proposal of a kind that the network's parameters switch off; undefined to all other commands. */
export function disabledProposal(parameters: ReadonlyMap<string, string>, command: JsonObject): string | undefined {
  const terms = at(command, 'proposalSubmission', 'terms') as JsonObject | undefined;
  return terms && limits.find(([parameter, concerns]) => concerns(terms) && parameters.get(parameter) !== '1')?.[2];
}
