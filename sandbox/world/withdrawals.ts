import { account } from './accounts.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Runs a withdrawSubmission: the money leaves the general account, and the withdrawal can be completed on Ethereum. */
export function withdraw(world: World, party: string, command: JsonObject, id = world.newId('withdrawal')): void {
  const asset = String(command['asset']);
  const amount = BigInt(String(command['amount']));
  const general = account.general(asset, party);
  if (world.ledger.balance(general) < amount) throw new Error('not enough balance in general account for the withdrawal');
  world.ledger.move(general, account.external(asset), amount, 'TRANSFER_TYPE_WITHDRAW');
  const withdrawal: JsonObject = {
    id, partyId: party, amount: String(amount), asset, status: 'STATUS_FINALIZED', ref: String(world.withdrawals.size + 1), txHash: '',
    createdTimestamp: world.now(), withdrawnTimestamp: '0', ext: (command['ext'] as JsonObject | undefined) ?? null,
  };
  world.withdrawals.set(id, withdrawal);
  world.events.emit('withdrawal', withdrawal);
}

/** Credits a party with money from outside, as a deposit on Ethereum does once it is confirmed. */
export function deposit(world: World, party: string, asset: string, amount: bigint, id = world.newId('deposit')): void {
  world.parties.add(party);
  world.ledger.move(account.external(asset), account.general(asset, party), amount, 'TRANSFER_TYPE_DEPOSIT');
  world.deposits.set(id, {
    id, status: 'STATUS_FINALIZED', partyId: party, asset, amount: String(amount), txHash: `0x${world.newId('deposit transaction')}`,
    creditedTimestamp: world.now(), createdTimestamp: world.now(),
  });
}
