import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { buildProposal, exampleProposal, fieldsOf } from '../../../content/proposals/build-proposal.ts';
import { walletCommands } from '../../../content/proposals/commands.ts';
import { proposalKinds } from '../../../content/proposals/index.ts';
import { valueAt } from '../../../content/proposals/set-at.ts';
import type { JsonObject, ParameterRules, Parameters, ProposalKind } from '../../../content/proposals/types.ts';
import { validateProposal } from '../../../content/proposals/validate-proposal.ts';
import { typedEarly } from '../islands/typedEarly.ts';
import { useTakenOver } from '../islands/useTakenOver.ts';
import { CodeOutput } from './CodeOutput.tsx';
import { ProposalField } from './ProposalField.tsx';

export interface ProposalFormProps {
  readonly kind: string;
  /** The parameters of the page's network that bound this kind. */
  readonly parameters: Parameters;
  /** Name of the wallet's configuration for that network. */
  readonly network: string;
  /** When the page was built, Unix seconds: what the server and the first drawing in the browser agree on. */
  readonly builtAt: number;
  /** What new values of network parameters have to satisfy; only for the kind that sets one. */
  readonly rules?: ParameterRules | undefined;
}

const started = Math.floor(Date.now() / 1000);
const openedAt = (): number => started;
const neverChanges = () => () => undefined;

function valuesOf(kind: ProposalKind, example: JsonObject): Record<string, string> {
  return Object.fromEntries(fieldsOf(kind).map(({ path }) => [path, String(valueAt(example, path) ?? '')]));
}

/** Changes a proposal's values and shows the JSON and the commands that result. It sends nothing. */
export function ProposalForm({ kind: name, parameters, network, builtAt, rules }: ProposalFormProps): ReactNode {
  const kind = proposalKinds[name];
  if (kind === undefined) throw new Error(`There is no kind of proposal "${name}".`);
  // Times that were valid when the page was built are set anew from the reader's clock.
  const now = useSyncExternalStore(neverChanges, openedAt, () => builtAt);
  const example = useMemo(() => exampleProposal(kind, parameters, now), [kind, parameters, now]);
  // Not useId: its value differs between the page and the island.
  const id = `proposal-${name}-`;
  const [early] = useState(() => typedEarly(id, valuesOf(kind, exampleProposal(kind, parameters, builtAt))));
  const takenOver = useTakenOver();
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>();
  const entered = changed ?? (takenOver ? early : undefined) ?? {};

  const values = { ...valuesOf(kind, example), ...entered };
  const problems = validateProposal(kind, parameters, values, now, rules);
  const transaction = buildProposal(kind, example, entered);
  const { unix, windows } = walletCommands(transaction, network);
  return (
    <section className="calculator" aria-label={`Form for a ${name} proposal`}>
      <p className="calculator__title">Make your own</p>
      <div className="calculator__fields">
        {fieldsOf(kind).map((field) => (
          <ProposalField
            key={field.path}
            field={field}
            id={`${id}${field.path}`}
            value={values[field.path] ?? ''}
            error={problems.find(({ path }) => path === field.path)?.message}
            onChange={(value) => setChanged({ ...entered, [field.path]: value })}
          />
        ))}
      </div>
      <p role="status">{problems.length === 0 ? 'Nothing here that the wallet or the network’s bounds would refuse.' : `${problems.length} to mend above.`}</p>
      <CodeOutput title="The wallet’s JSON" code={JSON.stringify(transaction, null, 2)} />
      <CodeOutput title="Send it from Linux or macOS" code={unix} />
      <CodeOutput title="Send it from Windows (cmd.exe)" code={windows} />
      <div className="calculator__actions">
        <button type="button" onClick={() => setChanged({})}>
          Start again
        </button>
      </div>
    </section>
  );
}
