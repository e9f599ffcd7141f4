import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  buildProposal,
  countOf,
  entriesOf,
  exampleProposal,
  exampleValues,
  fieldsOf,
  isRows,
  rowCount,
  rowFields,
} from '../../../content/proposals/build-proposal.ts';
import { walletCommands } from '../../../content/proposals/commands.ts';
import { assetDecimals } from '../../../content/proposals/form-only.ts';
import { proposalKinds } from '../../../content/proposals/index.ts';
import { stillExamples } from '../../../content/proposals/still-examples.ts';
import type {
  KnownAsset,
  ParameterRules,
  Parameters,
  ProposalField as Field,
  ProposalRows,
} from '../../../content/proposals/types.ts';
import { validateProposal } from '../../../content/proposals/validate-proposal.ts';
import { useInputBeforeHydration } from '../islands/useInputBeforeHydration.ts';
import { useHydrated } from '../islands/useHydrated.ts';
import { CodeOutput } from './CodeOutput.tsx';
import { fromPicker, toPicker } from './moments.ts';
import { ProposalField } from './ProposalField.tsx';
import { addRow, removeRow } from './rows.ts';

export interface ProposalFormProps {
  readonly kind: string;
  /** The parameters of the page's network that bound this kind. */
  readonly parameters: Parameters;
  /** Name of the wallet's configuration for that network. */
  readonly network: string;
  /** The network's assets that this site knows. */
  readonly assets: readonly KnownAsset[];
  /** When the page was built, Unix seconds: what the server and the first drawing in the browser agree on. */
  readonly builtAt: number;
  /** What new values of network parameters have to satisfy; only for the kind that sets one. */
  readonly rules?: ParameterRules | undefined;
}

type Values = Readonly<Record<string, string>>;

const started = Math.floor(Date.now() / 1000);
const openedAt = (): number => started;
const neverChanges = () => () => undefined;

/** The step that an entry stands in; short kinds have the change itself in one. */
const stepOf = (entry: Field | ProposalRows): string => entry.step ?? 'The change';

/** Forms with more fields than this are shown step by step. */
const longForm = 12;

/** What was entered before React had taken the form over. Pickers hold times in UTC until then. */
function useEarlyValues(id: string, fields: readonly Field[], written: () => Values): Values | undefined {
  const times = new Set(fields.filter(({ type }) => type === 'time').map(({ path }) => path));
  const early = useInputBeforeHydration(id, () =>
    Object.fromEntries(
      Object.entries(written()).map(([path, text]) => [path, times.has(path) ? toPicker(text, true) : text]),
    ),
  );
  return (
    early &&
    Object.fromEntries(
      Object.entries(early).map(([path, text]) => [path, times.has(path) ? fromPicker(text, true) : text]),
    )
  );
}

/** Changes a proposal's values and shows the JSON and the commands that result. It sends nothing. */
export function ProposalForm({
  kind: name,
  parameters,
  network,
  assets,
  builtAt,
  rules,
}: ProposalFormProps): ReactNode {
  const kind = proposalKinds[name];
  if (kind === undefined) throw new Error(`There is no kind of proposal "${name}".`);
  // Times that were valid when the page was built are set anew from the reader's clock.
  const now = useSyncExternalStore(neverChanges, openedAt, () => builtAt);
  const example = useMemo(() => exampleProposal(kind, parameters, now), [kind, parameters, now]);
  const examples = useMemo(() => exampleValues(kind, example), [kind, example]);
  // Not useId: its value differs between the page and the island.
  const id = `proposal-${name}-`;
  const early = useEarlyValues(id, fieldsOf(kind), () =>
    exampleValues(kind, exampleProposal(kind, parameters, builtAt)),
  );
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<Values>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState(0);
  const wanted = useRef<string>(undefined);
  const entered = changed ?? early ?? {};
  // A field that the list of what is missing leads to may stand in a step that has to be drawn first.
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const values: Values = { ...examples, ...entered };
  const fields = fieldsOf(kind, values);
  const problems = validateProposal(kind, parameters, values, now, rules);
  const still = stillExamples(kind, examples, values, kept);
  const wrong = new Map(problems.map(({ path, message }) => [path, message]));
  const marked = new Map(still.map(({ field, mayStay }) => [field.path, { mayStay }]));
  const missing = [
    ...entriesOf(kind)
      .filter(isRows)
      .flatMap((rows) =>
        wrong.has(countOf(rows))
          ? [
              {
                path: countOf(rows),
                step: stepOf(rows),
                label: `${rows.label}s`,
                message: wrong.get(countOf(rows)) ?? '',
              },
            ]
          : [],
      ),
    ...fields.flatMap((field) => {
      const message =
        wrong.get(field.path) ??
        (marked.get(field.path) === undefined
          ? undefined
          : marked.get(field.path)?.mayStay === true
            ? 'still the example: change it, or keep it'
            : 'still the example: enter your own');
      return message === undefined ? [] : [{ path: field.path, step: stepOf(field), label: field.label, message }];
    }),
  ];
  const ready = isHydrated && missing.length === 0;
  // What is wrong or still an example is not in the draft: a word stands in its place, which no wallet takes.
  const draft = Object.fromEntries(
    missing.filter(({ path }) => !path.endsWith('.count')).map(({ path, label }) => [path, `‹${label}›`]),
  );
  const transaction = buildProposal(kind, example, { ...entered, ...draft });
  const { unix, windows } = walletCommands(transaction, network);

  const steps = [...new Set(entriesOf(kind).map(stepOf))];
  // From the first drawing on, so that the page keeps its height when the form comes alive. Until then the style sheet hides the
  // later steps, and only where scripts run.
  const stepwise = fields.length > longForm;
  const change = (field: Field, text: string): void => {
    const known = field.type === 'asset' ? assets.find((asset) => asset.id === text) : undefined;
    const decimals: Values =
      known !== undefined && fields.some(({ path }) => path === assetDecimals)
        ? { [assetDecimals]: String(known.decimals) }
        : {};
    setChanged({ ...entered, ...decimals, [field.path]: text });
  };
  const goTo = (path: string, target: string): void => {
    setStep(steps.indexOf(target));
    wanted.current = `${id}${path}`;
  };
  const drawn = (field: Field): ReactNode => (
    <ProposalField
      key={field.path}
      field={field}
      id={`${id}${field.path}`}
      value={values[field.path] ?? ''}
      error={wrong.get(field.path)}
      example={marked.get(field.path)}
      assets={assets}
      utc={!isHydrated}
      onChange={(text) => change(field, text)}
      onKeep={() => setKept(new Set([...kept, field.path]))}
    />
  );
  const drawnRows = (rows: ProposalRows): ReactNode => (
    <div key={rows.rows} className="proposal__rows">
      {Array.from({ length: rowCount(rows, values) }, (_, index) => (
        <fieldset key={index} className="proposal__row">
          <legend>
            {rows.label} {index + 1}
          </legend>
          <div className="calculator__fields">{rowFields(rows, index).map(drawn)}</div>
          <button
            type="button"
            onClick={() => setChanged(removeRow(rows, { ...values }, index))}
            aria-label={`Remove ${rows.label.toLowerCase()} ${index + 1}`}
          >
            Remove
          </button>
        </fieldset>
      ))}
      {wrong.has(countOf(rows)) ? <p className="calculator__error">{wrong.get(countOf(rows))}</p> : null}
      <button type="button" id={`${id}${countOf(rows)}`} onClick={() => setChanged(addRow(rows, { ...values }))}>
        Add a {rows.label.toLowerCase()}
      </button>
    </div>
  );
  const mayStay = (title: string): string[] =>
    still
      .filter(({ field, mayStay: may }) => may && field.example === undefined && stepOf(field) === title)
      .map(({ field }) => field.path);
  return (
    <section className="calculator proposal" aria-label={`Form for a ${name} proposal`}>
      <p className="calculator__title">Make your own</p>
      {stepwise ? (
        <ol className="proposal__steps">
          {steps.map((title, index) => {
            const open = missing.filter((entry) => entry.step === title).length;
            return (
              <li key={title}>
                <button type="button" aria-current={index === step ? 'step' : undefined} onClick={() => setStep(index)}>
                  {title} <span>{open === 0 ? 'done' : `${open} open`}</span>
                </button>
              </li>
            );
          })}
        </ol>
      ) : null}
      {steps.map((title, index) => (
        <fieldset
          key={title}
          className={clsx('proposal__step', stepwise && !isHydrated && index !== step && 'proposal__step--later')}
          hidden={isHydrated && stepwise && index !== step}
        >
          <legend>{stepwise ? `Step ${index + 1} of ${steps.length}: ${title}` : title}</legend>
          <div className="calculator__fields">
            {entriesOf(kind)
              .filter((entry) => stepOf(entry) === title)
              .map((entry) => (isRows(entry) ? drawnRows(entry) : drawn(entry)))}
          </div>
          <p className="calculator__actions">
            {mayStay(title).length > 1 ? (
              <button type="button" onClick={() => setKept(new Set([...kept, ...mayStay(title)]))}>
                I have read these {mayStay(title).length} example values and want to keep them
              </button>
            ) : null}
            {stepwise && index > 0 ? (
              <button type="button" onClick={() => setStep(index - 1)}>
                Back
              </button>
            ) : null}
            {stepwise && index < steps.length - 1 ? (
              <button type="button" onClick={() => setStep(index + 1)}>
                Next: {steps[index + 1]}
              </button>
            ) : null}
          </p>
        </fieldset>
      ))}
      <p role="status" className="proposal__status">
        {ready
          ? 'Nothing here that the wallet or the network’s bounds would refuse, and nothing that is still an example. Whether markets, assets and keys exist, and what you stake, only the network knows.'
          : `Not ready: ${problems.length} to mend, ${missing.filter(({ path }) => !wrong.has(path)).length} still an example. Until then nothing can be copied.`}
      </p>
      {missing.length === 0 ? null : (
        <details className="proposal__missing" open={missing.length <= 12}>
          <summary>What is missing</summary>
          <ul>
            {missing.map(({ path, step: target, label, message }) => (
              <li key={path}>
                <button type="button" onClick={() => goTo(path, target)}>
                  {label}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      <CodeOutput
        title="The wallet’s JSON"
        code={JSON.stringify(transaction, null, 2)}
        file="proposal.json"
        ready={ready}
      />
      <CodeOutput title="Send it from Linux or macOS" code={unix} shell ready={ready} />
      <CodeOutput title="Send it from Windows (cmd.exe)" code={windows} shell ready={ready} />
      <div className="calculator__actions">
        <button
          type="button"
          onClick={() => {
            setChanged({});
            setKept(new Set());
          }}
        >
          Start again
        </button>
      </div>
    </section>
  );
}
