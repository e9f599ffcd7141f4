import type { ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import { ProposalForm, type ProposalFormProps } from './ProposalForm.tsx';

/** `<ProposalBuilder kind="new-market" />` on a page; plugins/mdx-tags adds the network's bounds and the time of the build. */
export function ProposalBuilder({ kind, parameters, network, builtAt }: Record<keyof ProposalFormProps, string>): ReactNode {
  const props: ProposalFormProps = { kind, network, builtAt: Number(builtAt), parameters: JSON.parse(parameters) as Record<string, string> };
  return <Island name="ProposalBuilder" component={ProposalForm} props={props} />;
}
