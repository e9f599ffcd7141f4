import { formOnly } from './form-only.ts';
import { setAt, valueAt } from './set-at.ts';
import { proposalTimes } from './times.ts';
import type { Json, JsonObject, Parameters, ProposalField, ProposalKind, ProposalRows } from './types.ts';

const about = 'What and why';
const when = 'When';

const rationale: readonly ProposalField[] = [
  {
    path: 'rationale.title',
    label: 'Title',
    type: 'text',
    help: 'Shown in lists of proposals; at most 100 bytes, which are 100 letters without accents.',
    maxLength: 100,
    step: about,
    example: 'confirm',
  },
  {
    path: 'rationale.description',
    label: 'Description',
    type: 'text',
    help: 'Why the change is a good one; Markdown, at most 20,000 bytes.',
    maxLength: 20_000,
    step: about,
    example: 'confirm',
  },
];

function timeFields({ enactFamily, validated }: ProposalKind): ProposalField[] {
  const time = (name: string, label: string, help: string): ProposalField => ({
    path: `terms.${name}`,
    label,
    type: 'time',
    help,
    step: when,
  });
  return [
    ...(validated === true
      ? [
          time(
            'validationTimestamp',
            'Validation ends',
            'Until then validators check the asset; at most two days ahead.',
          ),
        ]
      : []),
    time('closingTimestamp', 'Voting ends', 'Votes count until then.'),
    ...(enactFamily === undefined
      ? []
      : [
          time('enactmentTimestamp', 'Enactment', 'When the change takes effect if it passes; not before voting ends.'),
        ]),
  ];
}

/** Whether an entry of a kind's fields comes in rows. */
export const isRows = (entry: ProposalField | ProposalRows): entry is ProposalRows => 'rows' in entry;

/** Under which name the values of a form hold how many rows a list has. */
export const countOf = ({ rows }: ProposalRows): string => `${rows}.count`;

/** How many rows a list has, with these values. */
export const rowCount = (rows: ProposalRows, values: Readonly<Record<string, string>>): number =>
  Number(values[countOf(rows)] ?? rows.initial);

/** The fields of one row, with their whole paths. */
export function rowFields({ rows, label, step, fields }: ProposalRows, index: number): ProposalField[] {
  return fields.map((field) => ({
    ...field,
    ...(step === undefined ? {} : { step }),
    path: [rows, index, field.path].filter((part) => part !== '').join('.'),
    label: `${label} ${index + 1}: ${field.label}`,
  }));
}

/** The entries of a kind's form in its order, rows not unfolded. */
export const entriesOf = (kind: ProposalKind): readonly (ProposalField | ProposalRows)[] => [
  ...rationale,
  ...timeFields(kind),
  ...kind.fields,
];

/** All fields of a kind, in the order of the form, with as many rows as these values say. */
export const fieldsOf = (kind: ProposalKind, values: Readonly<Record<string, string>> = {}): readonly ProposalField[] =>
  entriesOf(kind).flatMap((entry) =>
    isRows(entry)
      ? Array.from({ length: rowCount(entry, values) }, (_, index) => rowFields(entry, index)).flat()
      : [entry],
  );

/** The proposal that the form of a kind starts with: complete, with times valid on this network from `now` (Unix seconds). */
export function exampleProposal(kind: ProposalKind, parameters: Parameters, now: number): JsonObject {
  const at = proposalTimes(kind, parameters, now);
  return {
    rationale: { title: kind.title, description: kind.description },
    terms: {
      ...(at.validation === undefined ? {} : { validationTimestamp: String(at.validation) }),
      closingTimestamp: String(at.closing),
      ...(at.enactment === undefined ? {} : { enactmentTimestamp: String(at.enactment) }),
      [kind.term]: kind.change(at),
    },
  };
}

/** The texts that the form of a kind starts with, by path. */
export function exampleValues(kind: ProposalKind, example: JsonObject): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(kind).map((field) => {
      const value = valueAt(example, field.path);
      const text = value === undefined ? '' : String(value);
      return [field.path, field.nanoseconds === true ? (text === '0' ? '' : text.slice(0, -9)) : text];
    }),
  );
}

/** Text as the form holds it → value as JSON holds it. */
function jsonValue({ number, optional, nanoseconds }: ProposalField, text: string): Json | undefined {
  if (nanoseconds === true) return text.trim() === '' ? '0' : /^\d+$/.test(text) ? `${text}000000000` : text;
  if (text.trim() === '' && optional === true) return undefined;
  return number === true && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text.trim();
}

function withRows(proposal: Json, rows: ProposalRows, values: Readonly<Record<string, string>>): Json {
  if (values[countOf(rows)] === undefined) return proposal;
  const given = valueAt(proposal, rows.rows) as readonly Json[] | undefined;
  return setAt(
    proposal,
    rows.rows,
    Array.from({ length: rowCount(rows, values) }, (_, index) => given?.[index] ?? rows.blank),
  );
}

/**
 * The wallet's JSON for a proposal: the example with a reader's values in their places.
 * @param values path of a field → text that was entered; fields that are absent keep the example's value
 */
export function buildProposal(
  kind: ProposalKind,
  example: JsonObject,
  values: Readonly<Record<string, string>>,
): JsonObject {
  let proposal: Json = example;
  for (const entry of kind.fields) if (isRows(entry)) proposal = withRows(proposal, entry, values);
  for (const field of fieldsOf(kind, values)) {
    const text = values[field.path];
    if (text === undefined || formOnly(field.path)) continue;
    for (const path of [field.path, ...(field.also ?? [])]) proposal = setAt(proposal, path, jsonValue(field, text));
  }
  return { proposalSubmission: proposal };
}
