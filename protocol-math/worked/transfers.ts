import { byNetwork, example, valueOf } from '../example.ts';
import { governanceTransferAmount } from '../network/governanceTransferAmount.ts';
import { signaturesNeeded } from '../network/multisigThreshold.ts';
import { recurringAmount } from '../network/recurringAmount.ts';
import { transferFee } from '../network/transferFee.ts';
import { withdrawalDelayed } from '../network/withdrawalDelayed.ts';
import { show, showAmount, showPercent, toSmallest } from '../units.ts';

const ASSET = 2;
const sent = '1234.56';

export const oneOff = byNetwork((parameters) => {
  const feeFactor = valueOf(parameters, 'transfer.fee.factor');
  const fee = transferFee({ amount: toSmallest(sent, ASSET), feeFactor });
  return example('A one-off transfer between general accounts.', {
    amount: [show(sent), 'amount'],
    feeFactor: [feeFactor, 'transfer fee factor'],
    fee: [showAmount(fee, ASSET), 'fee, rounded down, paid by the sender on top'],
    debited: [showAmount(toSmallest(sent, ASSET).plus(fee), ASSET), "what leaves the sender's account"],
  });
});

const factor = '0.7';
const start = toSmallest('1000', ASSET);
const amounts = [0, 1, 2, 3].map((epochs) => recurringAmount({ start, factor, epochs }));

export const recurring = example('A recurring transfer whose amount shrinks from epoch to epoch.', {
  start: [showAmount(start, ASSET), 'start amount'],
  factor: [factor, 'factor'],
  first: [showAmount(amounts[0] ?? 0, ASSET), 'amount of the first epoch'],
  second: [showAmount(amounts[1] ?? 0, ASSET), 'amount of the second epoch'],
  third: [showAmount(amounts[2] ?? 0, ASSET), 'amount of the third epoch'],
  fourth: [showAmount(amounts[3] ?? 0, ASSET), 'amount of the fourth epoch'],
});

/** An asset like the governance token, whose quantum is its smallest unit. */
const FINE = 18;
const asked = { balance: toSmallest('50000', FINE), amount: toSmallest('9000', FINE), fraction: '0.25' };
const fine = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, FINE);

export const governance = byNetwork((parameters) => {
  const limits = {
    maxFraction: valueOf(parameters, 'governance.proposal.transfer.maxFraction'),
    maxAmount: valueOf(parameters, 'governance.proposal.transfer.maxAmount'),
    quantum: '1',
  };
  const moved = governanceTransferAmount({ ...asked, ...limits }) ?? 0;
  const nothing = governanceTransferAmount({ ...asked, ...limits, allOrNothing: true });
  return example('A transfer out of a network account by governance.', {
    balance: [fine(asked.balance), 'balance of the source account'],
    amount: [fine(asked.amount), 'amount that the proposal names'],
    fraction: [showPercent(asked.fraction), 'fraction of the balance that the proposal names'],
    fractionAmount: [fine(asked.balance.times(asked.fraction)), 'that fraction as an amount'],
    maxFraction: [showPercent(limits.maxFraction), 'largest fraction that the network allows'],
    maxFractionAmount: [fine(asked.balance.times(limits.maxFraction)), 'that fraction as an amount'],
    maxAmount: [fine(limits.maxAmount), 'largest amount that the network allows, in quantums of one smallest unit'],
    moved: [fine(moved), 'what a best effort transfer moves: the least of the four'],
    allOrNothing: [nothing === undefined ? 'nothing' : fine(nothing), 'what an all or nothing transfer moves'],
  });
});

const threshold = '10000';
const delayed = (amount: string): string =>
  withdrawalDelayed({ amount, threshold }) ? 'waits' : 'goes through at once';

export const withdrawal = example('Withdrawals and the threshold of an asset.', {
  threshold: [show(threshold), 'withdrawal threshold of the asset'],
  below: [show('9999'), 'a withdrawal below it'],
  belowOutcome: [delayed('9999'), 'what the bridge contract does'],
  at: [show('10000'), 'a withdrawal of exactly the threshold'],
  atOutcome: [delayed('10000'), 'what the bridge contract does'],
});

const signers = 13;
const part = 667;

export const multisig = example('Signatures that the multisig contract asks for.', {
  signers: [show(signers), 'signers on the contract'],
  threshold: [show(part), 'threshold in thousandths'],
  needed: [show(signaturesNeeded({ signers, threshold: part }) ?? 0), 'signatures needed'],
});
