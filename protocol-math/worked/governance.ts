import { byNetwork, example, valueOf, type NetworkParameters } from '../example.ts';
import { marketUpdateOutcome, providerVoteOutcome, tokenVoteOutcome } from '../governance/voteOutcome.ts';
import { show, showPercent } from '../units.ts';

const words = {
  passed: 'passed',
  'participation-not-reached': 'declined: participation not reached',
  'majority-not-reached': 'declined: majority not reached',
} as const;
const supply = '64999723';
const rulesOf = (parameters: NetworkParameters, kind: string, of = '') => ({
  requiredParticipation: valueOf(parameters, `governance.proposal.${kind}.requiredParticipation${of}`),
  requiredMajority: valueOf(parameters, `governance.proposal.${kind}.requiredMajority${of}`),
});
const votes = { yes: '520000', no: '240000' };

export const tokenVote = byNetwork((parameters) => {
  const rules = rulesOf(parameters, 'transfer');
  const result = tokenVoteOutcome({ ...votes, totalSupply: supply, ...rules });
  return example('A vote by governance tokens on a transfer.', {
    supply: [show(supply), 'all governance tokens'],
    yes: [show(votes.yes), 'tokens of those who voted yes'],
    no: [show(votes.no), 'tokens of those who voted no'],
    requiredParticipation: [showPercent(rules.requiredParticipation), 'required participation'],
    requiredMajority: [showPercent(rules.requiredMajority), 'required majority'],
    participation: [showPercent(result.participation), 'participation'],
    majority: [showPercent(result.majority), 'yes votes of all votes'],
    outcome: [words[result.outcome], 'outcome'],
  });
});

export const marketUpdate = byNetwork((parameters) => {
  const few = { yes: '300000', no: '100000', totalSupply: supply, ...rulesOf(parameters, 'updateMarket') };
  const providers = { yes: '0.7', no: '0.1', ...rulesOf(parameters, 'updateMarket', 'LP') };
  const tokensAlone = tokenVoteOutcome(few);
  const shares = providerVoteOutcome(providers);
  return example('A vote on a market update that liquidity providers decide.', {
    yes: [show(few.yes), 'tokens that voted yes'],
    no: [show(few.no), 'tokens that voted no'],
    participation: [showPercent(tokensAlone.participation), 'participation by tokens'],
    tokenOutcome: [words[tokensAlone.outcome], 'outcome of the token vote alone'],
    providersYes: [showPercent(providers.yes), 'equity-like share of the providers who voted yes'],
    providersNo: [showPercent(providers.no), 'equity-like share of those who voted no'],
    providersParticipation: [showPercent(shares.participation), 'participation by equity-like share'],
    requiredProviders: [showPercent(providers.requiredParticipation), 'required participation of the providers'],
    requiredMajority: [
      showPercent(providers.requiredMajority),
      'required majority of the providers, of all equity-like share',
    ],
    outcome: [words[marketUpdateOutcome({ tokens: few, providers })], 'outcome'],
  });
});
