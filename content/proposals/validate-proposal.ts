import { proposalBounds, type Range } from './bounds.ts';
import { entriesOf, fieldsOf, isRows, rowCount } from './build-proposal.ts';
import { compareDecimals as compare } from './compare-decimals.ts';
import { goSeconds } from '../../common/go-duration.ts';
import type { ParameterRules, Parameters, ProposalField, ProposalKind, ProposalProblem } from './types.ts';

/** Shortest and longest opening auction. */
export const auctionParameters = ['market.auction.minimumDuration', 'market.auction.maximumDuration'] as const;

const forms: Readonly<Record<string, { readonly pattern: RegExp; readonly message: string }>> = {
  integer: { pattern: /^-?\d+$/, message: 'Enter a whole number.' },
  decimal: { pattern: /^-?\d+(?:\.\d+)?$/, message: 'Enter a decimal number, such as 0.05.' },
  id: { pattern: /^[0-9a-f]{64}$/, message: 'Enter an ID: 64 hexadecimal digits in lower case.' },
  asset: { pattern: /^[0-9a-f]{64}$/, message: 'Enter an asset’s ID: 64 hexadecimal digits in lower case.' },
  address: { pattern: /^0x[0-9a-fA-F]{40}$/, message: 'Enter an Ethereum address: 0x and 40 hexadecimal digits.' },
  time: { pattern: /^\d{9,11}$/, message: 'Enter a date and a time.' },
};

function problemOf(field: ProposalField, text: string, parameters: Parameters): string | undefined {
  const { type, optional, choices, min, max, maxLength, maxParameter } = field;
  if (text === '') return optional === true ? undefined : 'This is needed.';
  const form = forms[type];
  if (form !== undefined && !form.pattern.test(text)) return form.message;
  if ((type === 'id' || type === 'asset' || type === 'address') && /^(?:0x)?0+$/.test(text))
    return 'Nothing has an ID or address of zeros only.';
  if (choices !== undefined && !choices.includes(text)) return `Choose one of ${choices.join(', ')}.`;
  if (maxLength !== undefined && new TextEncoder().encode(text).length > maxLength)
    return `At most ${maxLength} bytes.`;
  if (min !== undefined && compare(text, min) < 0) return `At least ${min}.`;
  if (max !== undefined && compare(text, max) > 0) return `At most ${max}.`;
  const most = maxParameter === undefined ? undefined : parameters[maxParameter];
  if (most !== undefined && compare(text, most) > 0) return `At most ${most}: ${maxParameter} of this network.`;
  return undefined;
}

const amount = (number: number, unit: string): string => `${+number.toFixed(1)} ${unit}${number === 1 ? '' : 's'}`;
const span = (total: number): string =>
  total >= 86_400
    ? amount(total / 86_400, 'day')
    : total >= 3600
      ? amount(total / 3600, 'hour')
      : amount(total, 'second');

function outside(time: number, now: number, { min, max }: Range): string | undefined {
  if (time < now + min) return `Too soon: this network asks for at least ${span(min)} from the submission.`;
  if (time > now + max) return `Too late: this network allows at most ${span(max)} from the submission.`;
  return undefined;
}

/** What is wrong with the opening auction of a new market: the network bounds the time from the end of voting to the enactment. */
function auctionProblem(parameters: Parameters, closing: number, enactment: number): string | undefined {
  const [min, max] = auctionParameters
    .map((key) => parameters[key])
    .map((text) => (text === undefined ? undefined : goSeconds(text)));
  const length = enactment - closing;
  if (min !== undefined && length < min)
    return `Too soon: the opening auction, from the end of voting to here, has to last at least ${span(min)}.`;
  if (max !== undefined && length > max)
    return `Too late: the opening auction, from the end of voting to here, may last at most ${span(max)}.`;
  return undefined;
}

/**
 * What the wallet or the network would refuse, per field; empty when nothing was found. Things that only the network knows
 * (whether a market exists, what the proposer stakes) cannot be seen from here.
 *
 * @param entered values by their paths; spaces around them do not count, as in the proposal that is built
 * @param rules of network parameters, for the kind that sets one
 */
export function validateProposal(
  kind: ProposalKind,
  parameters: Parameters,
  entered: Readonly<Record<string, string>>,
  now: number,
  rules?: ParameterRules,
): ProposalProblem[] {
  const values = Object.fromEntries(Object.entries(entered).map(([path, text]) => [path, text.trim()]));
  const problems: ProposalProblem[] = [];
  const report = (path: string, message: string | undefined): void => {
    if (message !== undefined && !problems.some((problem) => problem.path === path)) problems.push({ path, message });
  };
  for (const entry of entriesOf(kind)) {
    if (!isRows(entry)) continue;
    const [count, most] = [
      rowCount(entry, values),
      entry.maxParameter === undefined ? undefined : parameters[entry.maxParameter],
    ];
    if (count < entry.min) report(`${entry.rows}.count`, `At least ${entry.min}.`);
    if (most !== undefined && count > Number(most))
      report(`${entry.rows}.count`, `At most ${most}: ${entry.maxParameter ?? ''} of this network.`);
  }
  for (const field of fieldsOf(kind, values))
    report(field.path, problemOf(field, values[field.path] ?? '', parameters));
  for (const { path, message } of kind.check?.(values, rules) ?? []) report(path, message);
  const time = (name: string): number => Number(values[`terms.${name}`] ?? Number.NaN);
  const { close, enact } = proposalBounds(kind, parameters);
  const [validation, closing, enactment] = [
    time('validationTimestamp'),
    time('closingTimestamp'),
    time('enactmentTimestamp'),
  ];
  report('terms.closingTimestamp', outside(closing, now, close));
  if (enact !== undefined) {
    report('terms.enactmentTimestamp', outside(enactment, now, enact));
    if (enactment < closing) report('terms.enactmentTimestamp', 'Enactment cannot come before voting ends.');
    if (kind.term === 'newMarket') report('terms.enactmentTimestamp', auctionProblem(parameters, closing, enactment));
  }
  if (kind.validated === true) {
    report('terms.validationTimestamp', outside(validation, now, { min: 1, max: 172_800 }));
    if (validation >= closing) report('terms.validationTimestamp', 'The check must end before voting does.');
  }
  return problems;
}
