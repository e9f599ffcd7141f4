import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { exampleProposal, exampleValues } from './build-proposal.ts';
import { assetDecimals } from './form-only.ts';
import { proposalKinds } from './index.ts';
import { goSeconds } from '../../common/go-duration.ts';
import { setAt } from './set-at.ts';
import { validateProposal } from './validate-proposal.ts';

const now = 1_800_000_000;
const { parameters } = loadNetwork('mainnet');

function problems(name: string, changes: Readonly<Record<string, string>>): string[] {
  const kind = proposalKinds[name];
  if (kind === undefined) throw new Error(name);
  const example = exampleProposal(kind, parameters, now);
  const values = { ...exampleValues(kind, example), [assetDecimals]: '6' };
  return validateProposal(kind, parameters, { ...values, ...changes }, now).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

describe('validateProposal', () => {
  it('names the field and the network’s bound when a time is outside it', () => {
    expect(problems('freeform', { 'terms.closingTimestamp': String(now + 60) })).toEqual([
      'terms.closingTimestamp: Too soon: this network asks for at least 1 day from the submission.',
    ]);
    expect(
      problems('new-market', {
        'terms.closingTimestamp': String(now + 40 * 86_400),
        'terms.enactmentTimestamp': String(now + 41 * 86_400),
      })[0],
    ).toContain('Too late');
  });

  it('refuses an enactment before the vote ends, and a check after it', () => {
    expect(problems('new-market', { 'terms.enactmentTimestamp': String(now + 2 * 86_400) })).toEqual([
      'terms.enactmentTimestamp: Enactment cannot come before voting ends.',
    ]);
    expect(problems('new-asset', { 'terms.validationTimestamp': String(now + 3 * 86_400) }).join()).toContain(
      'Too late',
    );
  });

  it.each([
    ['new-asset', 'terms.newAsset.changes.erc20.contractAddress', '0x12', 'Ethereum address'],
    ['update-asset', 'terms.updateAsset.assetId', 'usdt', '64 hexadecimal digits'],
    ['asset-transfer', 'terms.newTransfer.changes.fractionOfBalance', '1.5', 'At most 1.'],
    ['new-market', 'terms.newMarket.changes.decimalPlaces', '1.5', 'whole number'],
    ['network-parameter', 'terms.updateNetworkParameter.changes.key', ' ', 'This is needed.'],
    ['freeform', 'rationale.title', 'x'.repeat(101), 'At most 100 bytes.'],
  ])('%s: says what is wrong with %s', (kind, path, value, message) => {
    expect(problems(kind, { [path]: value })).toEqual([expect.stringContaining(message)]);
  });
});

describe('the parts', () => {
  it('reads durations as network parameters write them', () => {
    expect(['24h', '0h1m0s', '5s', '8760h0m0s'].map(goSeconds)).toEqual([86_400, 60, 5, 31_536_000]);
    expect(() => goSeconds('1 day')).toThrow(/not a duration/);
  });

  it('replaces, adds and removes values by path without touching the original', () => {
    const original = { a: [{ b: '1' }], c: '2' };
    expect(setAt(original, 'a.0.b', '9')).toEqual({ a: [{ b: '9' }], c: '2' });
    expect(setAt(original, 'd.e', 'x')).toEqual({ ...original, d: { e: 'x' } });
    expect(setAt(original, 'c', undefined)).toEqual({ a: [{ b: '1' }] });
    expect(original).toEqual({ a: [{ b: '1' }], c: '2' });
  });
});
