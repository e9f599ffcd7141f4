import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { loadDefinitions } from '../../sandbox/definitions.ts';
import type { JsonObject as WalletJson } from '../../sandbox/world/types.ts';
import { commandChecker, describe as listed } from '../../sandbox/wallet/check-command.ts';
import { readCommand } from '../../sandbox/wallet/read-command.ts';
import { buildProposal, exampleProposal, exampleValues, fieldsOf } from './build-proposal.ts';
import { assetDecimals } from './form-only.ts';
import { proposalKinds } from './index.ts';
import type { ProposalKind } from './types.ts';
import { validateProposal } from './validate-proposal.ts';

/** What the form finds nothing wrong with, the wallet takes: every field with values that nobody should enter. */

const definitions = await loadDefinitions();
const check = commandChecker(definitions);
const { parameters } = loadNetwork('mainnet');
const now = 1_800_000_000;

const nonsense = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1',
  '1.5',
  '1e5',
  '+5',
  '.5',
  '5.',
  '007',
  '100',
  '1000001',
  '1000000000',
  '4294967296',
  '9223372036854775808',
  '18446744073709551616',
  '9'.repeat(40),
  'abc',
  'NaN',
  'Infinity',
  '0x10',
  '１２',
  '"',
  "'",
  '\\',
  '<b>',
  '\u0000',
  '0'.repeat(64),
  'A'.repeat(64),
  'g'.repeat(64),
  `0x${'0'.repeat(40)}`,
  `0x${'Z'.repeat(40)}`,
  `0.${'0'.repeat(40)}1`,
  'é'.repeat(60),
  'x'.repeat(101),
  'x'.repeat(20_001),
  '0.5 ',
  ' -5',
  '0.5\n',
  '٣',
  '\u200b1',
];

/** Why the wallet refuses the proposal with these values; undefined when it takes it. */
function refusal(kind: ProposalKind, values: Readonly<Record<string, string>>): string | undefined {
  try {
    const transaction = buildProposal(kind, exampleProposal(kind, parameters, now), values) as unknown as WalletJson;
    return listed(check(readCommand(definitions, transaction))) || undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('nonsense in the form', () => {
  it.each(Object.values(proposalKinds))('of $kind is found', (kind) => {
    const example = exampleProposal(kind, parameters, now);
    const values = { ...exampleValues(kind, example), [assetDecimals]: '6' };
    const missed = fieldsOf(kind).flatMap(({ path, choices = [] }) =>
      [...nonsense, ...choices].flatMap((value) => {
        if (validateProposal(kind, parameters, { ...values, [path]: value }, now).length > 0) return [];
        const why = refusal(kind, { [path]: value });
        return why === undefined ? [] : [`${path} = ${value.slice(0, 50)}: ${why}`];
      }),
    );
    expect(missed).toEqual([]);
  });
});

describe('values that do not go together', () => {
  const message = (name: string, changed: Readonly<Record<string, string>>): string[] => {
    const kind = proposalKinds[name];
    if (!kind) throw new Error(`no kind ${name}`);
    const example = exampleProposal(kind, parameters, now);
    const values = { ...exampleValues(kind, example), [assetDecimals]: '6' };
    const found = Object.fromEntries(
      Object.entries(changed).map(([end, value]) => [
        fieldsOf(kind).find(({ path }) => path.endsWith(end))?.path ?? end,
        value,
      ]),
    );
    return validateProposal(kind, parameters, { ...values, ...found }, now).map((problem) => problem.message);
  };

  it.each([
    ['market-state', { updateType: 'MARKET_STATE_UPDATE_TYPE_TERMINATE' }, /without a price/],
    ['market-state', { price: '100' }, /only a termination/],
    ['asset-transfer', { sourceType: 'ACCOUNT_TYPE_INSURANCE' }, /needs the market’s ID/],
    ['asset-transfer', { destination: '' }, /needs a public key/],
    ['asset-transfer', { destinationType: 'ACCOUNT_TYPE_NETWORK_TREASURY', destination: '' }, /same account/],
    [
      'asset-transfer',
      {
        sourceType: 'ACCOUNT_TYPE_INSURANCE',
        source: 'a'.repeat(64),
        destinationType: 'ACCOUNT_TYPE_INSURANCE',
        destination: 'a'.repeat(64),
      },
      /pay into itself/,
    ],
    ['volume-discount-program', { endOfProgramTimestamp: '1000000000' }, /before the enactment/],
    [
      'volume-discount-program',
      { 'benefitTiers.0.volumeDiscountFactor': '0.91' },
      /At most 0\.9: volumeDiscountProgram\.maxVolumeDiscountFactor/,
    ],
    [
      'referral-program',
      { 'benefitTiers.1.referralRewardFactor': '0.6' },
      /At most 0\.5: referralProgram\.maxReferralRewardFactor/,
    ],
    [
      'referral-program',
      { 'benefitTiers.1.minimumRunningNotionalTakerVolume': '10000', 'benefitTiers.1.minimumEpochs': '1' },
      /same volume and epochs/,
    ],
    ['referral-program', { 'stakingTiers.1.minimumStakedTokens': '1' }, /this number of tokens already/],
    ['new-perpetuals-market', { clampLowerBound: '0.001' }, /cannot be below the lower one/],
    [
      'new-market',
      { 'dataSourceSpecForTradingTermination.internal.time.conditions.0.value': String(now) },
      /end after the enactment/,
    ],
  ])('in %s with %j', (kind, changed, expected) => {
    expect(message(kind, changed)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['new-market', 0, /at least 30 seconds/],
    ['new-perpetuals-market', 168 * 3600 + 1, /at most 7 days/],
    ['new-successor-market', 30, undefined],
  ])('in %s with an opening auction of %i seconds', (name, seconds, expected) => {
    const closing = now + 10 * 86_400;
    expect(message(name, { closingTimestamp: String(closing), enactmentTimestamp: String(closing + seconds) })).toEqual(
      expected === undefined ? [] : [expect.stringMatching(expected)],
    );
  });
});
