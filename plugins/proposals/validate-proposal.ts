import { proposalBounds, type Range } from './bounds.ts';
import { fieldsOf } from './build-proposal.ts';
import type { Parameters, ProposalField, ProposalKind, ProposalProblem } from './types.ts';

const forms: Readonly<Record<string, { readonly pattern: RegExp; readonly message: string }>> = {
  integer: { pattern: /^-?\d+$/, message: 'Enter a whole number.' },
  decimal: { pattern: /^-?\d+(?:\.\d+)?$/, message: 'Enter a decimal number, such as 0.05.' },
  id: { pattern: /^[0-9a-f]{64}$/, message: 'Enter an ID: 64 hexadecimal digits in lower case.' },
  address: { pattern: /^0x[0-9a-fA-F]{40}$/, message: 'Enter an Ethereum address: 0x and 40 hexadecimal digits.' },
  time: { pattern: /^\d{9,11}$/, message: 'Enter a time in Unix seconds.' },
};

/** Compares two decimal strings without losing digits. */
function compare(a: string, b: string): number {
  const scale = 10n ** 30n;
  const fixed = (text: string): bigint => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
    const value = BigInt(whole) * scale + BigInt(fraction.padEnd(30, '0').slice(0, 30));
    return text.startsWith('-') ? -value : value;
  };
  const [x, y] = [fixed(a), fixed(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

function problemOf(field: ProposalField, text: string): string | undefined {
  const { type, optional, choices, min, max, maxLength } = field;
  if (text.trim() === '') return optional === true ? undefined : 'This is needed.';
  const form = forms[type];
  if (form !== undefined && !form.pattern.test(text.trim())) return form.message;
  if (choices !== undefined && !choices.includes(text)) return `Choose one of ${choices.join(', ')}.`;
  if (maxLength !== undefined && new TextEncoder().encode(text).length > maxLength) return `At most ${maxLength} bytes.`;
  if (min !== undefined && compare(text, min) < 0) return `At least ${min}.`;
  if (max !== undefined && compare(text, max) > 0) return `At most ${max}.`;
  return undefined;
}

const span = (total: number): string => (total >= 86_400 ? `${+(total / 86_400).toFixed(1)} days` : total >= 3600 ? `${+(total / 3600).toFixed(1)} hours` : `${total} seconds`);

function outside(time: number, now: number, { min, max }: Range): string | undefined {
  if (time < now + min) return `Too soon: this network asks for at least ${span(min)} from the submission.`;
  if (time > now + max) return `Too late: this network allows at most ${span(max)} from the submission.`;
  return undefined;
}

/**
 * What the wallet or the network would refuse, per field; empty when nothing was found. Things that only the network knows
 * (whether a market exists, what the proposer stakes) cannot be seen from here.
 */
export function validateProposal(kind: ProposalKind, parameters: Parameters, values: Readonly<Record<string, string>>, now: number): ProposalProblem[] {
  const problems: ProposalProblem[] = [];
  const report = (path: string, message: string | undefined): void => {
    if (message !== undefined && !problems.some((problem) => problem.path === path)) problems.push({ path, message });
  };
  for (const field of fieldsOf(kind)) report(field.path, problemOf(field, values[field.path] ?? ''));
  for (const { path, message } of kind.check?.(values) ?? []) report(path, message);
  const time = (name: string): number => Number(values[`terms.${name}`] ?? Number.NaN);
  const { close, enact } = proposalBounds(kind, parameters);
  const [validation, closing, enactment] = [time('validationTimestamp'), time('closingTimestamp'), time('enactmentTimestamp')];
  report('terms.closingTimestamp', outside(closing, now, close));
  if (enact !== undefined) {
    report('terms.enactmentTimestamp', outside(enactment, now, enact));
    if (enactment < closing) report('terms.enactmentTimestamp', 'Enactment cannot come before voting ends.');
  }
  if (kind.validated === true) {
    report('terms.validationTimestamp', outside(validation, now, { min: 1, max: 172_800 }));
    if (validation >= closing) report('terms.validationTimestamp', 'The check must end before voting does.');
  }
  return problems;
}
