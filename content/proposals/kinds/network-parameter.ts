import type { ProposalKind } from '../types.ts';
import { keyProblem, parameterProblem } from '../validate-parameter.ts';

const base = 'terms.updateNetworkParameter.changes';

export const networkParameter: ProposalKind = {
  kind: 'network-parameter',
  term: 'updateNetworkParameter',
  family: 'updateNetParam',
  enactFamily: 'updateNetParam',
  title: 'Lower the participation that asset proposals need',
  description: 'Changes one network parameter for everybody.',
  change: () => ({ changes: { key: 'governance.proposal.asset.requiredParticipation', value: '0.08' } }),
  fields: [
    {
      path: `${base}.key`,
      label: 'Parameter',
      type: 'text',
      help: 'The parameter’s key, as the list of network parameters has it.',
      example: 'confirm',
    },
    {
      path: `${base}.value`,
      label: 'Value',
      type: 'text',
      help: 'The new value, in the parameter’s own form and within its bounds.',
      example: 'confirm',
    },
  ],
  check: (values, rules) => {
    if (rules === undefined) return [];
    const [key, value] = [values[`${base}.key`] ?? '', values[`${base}.value`] ?? ''];
    const found = [
      [`${base}.key`, keyProblem(rules, key)],
      [`${base}.value`, parameterProblem(rules, key, value)],
    ] as const;
    return found.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]));
  },
};
