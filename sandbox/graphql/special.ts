import type { Json, JsonObject } from '../world/types.ts';
import type { Source } from './source.ts';

/** One side of a vote, which only GraphQL adds up. */
function side(votes: readonly JsonObject[]): Source {
  const tokens = votes.reduce((sum, vote) => sum + BigInt(String(vote['totalGovernanceTokenBalance'])), 0n);
  const weight = votes.reduce((sum, vote) => sum + Number(vote['totalGovernanceTokenWeight']), 0);
  return {
    message: '',
    json: {
      // Sources are kept as they are: the resolver tells them from plain values.
      votes: votes.map((json) => ({ message: 'vega.Vote', json })) as unknown as Json,
      totalNumber: String(votes.length),
      totalTokens: String(tokens),
      totalWeight: String(weight),
      totalEquityLikeShareWeight: '0',
    },
  };
}

/** The sum of an estimate's three fees, which only GraphQL adds up. */
function totalFee({ json }: Source): string {
  const fee = (json['fee'] ?? {}) as JsonObject;
  return String(
    ['makerFee', 'infrastructureFee', 'liquidityFee'].reduce((sum, name) => sum + BigInt(String(fee[name] ?? 0)), 0n),
  );
}

/** Messages around the ones that types mirror: some of the types' fields stand there. */
export const around: Readonly<Record<string, string>> = { StopOrder: 'vega.events.v1.StopOrderEvent' };

/** Calls that a query makes besides its own, whose answers are joined to the one of its own. */
export const besides: Readonly<Record<string, string>> = {
  'Query.estimateOrder': 'datanode.api.v2.TradingDataService.EstimateMargin',
};

/** Fields that no message holds in this form, by type and field. */
export const special: Readonly<Record<string, (source: Source) => Source | string>> = {
  'FeeEstimate.totalFeeAmount': totalFee,
  'OrderEstimate.totalFeeAmount': totalFee,
  'OrderEstimate.marginLevels': ({ json }) => ({
    message: 'vega.MarginLevels',
    json: json['marginLevels'] as JsonObject,
  }),
  'Proposal.votes': (source) => ({ message: 'vega.GovernanceData', json: source.json }),
  'ProposalVotes.yes': ({ json }) => side((json['yes'] ?? []) as JsonObject[]),
  'ProposalVotes.no': ({ json }) => side((json['no'] ?? []) as JsonObject[]),
};
