import { setAt } from './set-at.ts';
import { proposalTimes } from './times.ts';
import type { Json, JsonObject, Parameters, ProposalField, ProposalKind } from './types.ts';

const rationale: readonly ProposalField[] = [
  { path: 'rationale.title', label: 'Title', type: 'text', help: 'Shown in lists of proposals; at most 100 characters.', maxLength: 100 },
  { path: 'rationale.description', label: 'Description', type: 'text', help: 'Why the change is a good one; Markdown, at most 20,000 characters.', maxLength: 20_000 },
];

function timeFields({ enactFamily, validated }: ProposalKind): ProposalField[] {
  const time = (name: string, label: string, help: string): ProposalField => ({ path: `terms.${name}`, label, type: 'time', help });
  return [
    ...(validated === true ? [time('validationTimestamp', 'Validation ends', 'Until then validators check the asset; Unix seconds, at most two days ahead.')] : []),
    time('closingTimestamp', 'Voting ends', 'Unix seconds.'),
    ...(enactFamily === undefined ? [] : [time('enactmentTimestamp', 'Enactment', 'When the change takes effect if it passes; Unix seconds, not before voting ends.')]),
  ];
}

/** All fields of a kind, in the order of the form. */
export const fieldsOf = (kind: ProposalKind): readonly ProposalField[] => [...rationale, ...timeFields(kind), ...kind.fields];

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

/** Text as the form holds it → value as JSON holds it. */
function jsonValue({ number, optional }: ProposalField, text: string): Json | undefined {
  if (text.trim() === '' && optional === true) return undefined;
  return number === true && Number.isFinite(Number(text)) ? Number(text) : text.trim();
}

/**
 * The wallet's JSON for a proposal: the example with a reader's values in their places.
 * @param values path of a field → text that was entered; fields that are absent keep the example's value
 */
export function buildProposal(kind: ProposalKind, example: JsonObject, values: Readonly<Record<string, string>>): JsonObject {
  let proposal: Json = example;
  for (const field of fieldsOf(kind)) {
    const text = values[field.path];
    if (text !== undefined) proposal = setAt(proposal, field.path, jsonValue(field, text));
  }
  return { proposalSubmission: proposal };
}
