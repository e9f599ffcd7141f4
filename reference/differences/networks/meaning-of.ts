import { firstSentence } from '../../render/first-sentence.ts';
import { governanceMeanings, meanings, proposalKinds } from './meanings.ts';
import type { ParameterDifference } from './parameter-differences.ts';
import { readableValue } from './readable-value.ts';

/** What a difference between the networks means to somebody who uses both. A parameter without words of its own says what it decides. */
export function meaningOf({ parameter, mainnet, testnet }: ParameterDifference): string {
  const [, kind = '', aspect = ''] = /^governance\.proposal\.(\w+)\.(\w+)$/.exec(parameter.key) ?? [];
  const text =
    meanings[parameter.key] ??
    (proposalKinds[kind] === undefined ? undefined : governanceMeanings[aspect]) ??
    firstSentence(parameter.description);
  return text
    .replaceAll('{kind}', proposalKinds[kind] ?? '')
    .replaceAll('{mainnet}', readableValue(parameter, mainnet))
    .replaceAll('{testnet}', readableValue(parameter, testnet));
}
