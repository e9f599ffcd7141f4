import type { ReactNode } from 'react';
import type { KnownAsset, ParameterRules } from '../../../content/proposals/types.ts';
import { Island } from '../islands/Island.tsx';
import { ProposalForm, type ProposalFormProps } from './ProposalForm.tsx';

type Attributes = Record<'assets' | 'builtAt' | 'kind' | 'network' | 'parameters', string> & {
  readonly rules?: string;
};

/** `<ProposalBuilder kind="new-market" />` on a page; content/tags adds the network's bounds and the time of the build. */
export function ProposalBuilder({ kind, parameters, network, assets, builtAt, rules }: Attributes): ReactNode {
  const props: ProposalFormProps = {
    kind,
    network,
    builtAt: Number(builtAt),
    assets: JSON.parse(assets) as KnownAsset[],
    parameters: JSON.parse(parameters) as Record<string, string>,
    ...(rules === undefined ? {} : { rules: JSON.parse(rules) as ParameterRules }),
  };
  return <Island name="ProposalBuilder" component={ProposalForm} props={props} />;
}
