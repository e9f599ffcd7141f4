import { account } from './accounts.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

function store(world: World, transfer: JsonObject): void {
  world.funds.transfers.set(String(transfer['id']), transfer);
  world.events.emit('transfer', transfer);
}

/** What the network takes for a transfer, in the asset's smallest unit. */
function feeOf(world: World, amount: bigint): bigint {
  const millionths = BigInt(Math.round(Number(world.governance.parameters.get('transfer.fee.factor') ?? '0') * 1e6));
  return (amount * millionths) / 1_000_000n;
}

/** Moves the money of a transfer with its fee. @throws Error when the account does not hold enough */
function pay(world: World, { asset, from, fromAccountType, to, toAccountType, amount }: JsonObject): void {
  const source = account.of(String(fromAccountType), String(asset), String(from));
  const [value, fee] = [BigInt(String(amount)), feeOf(world, BigInt(String(amount)))];
  if (world.funds.ledger.balance(source) < value + fee) throw new Error('not enough funds to transfer');
  const target = account.of(String(toAccountType), String(asset), /^0+$/.test(String(to)) ? '' : String(to));
  world.funds.ledger.move(source, target, value, 'TRANSFER_TYPE_TRANSFER_FUNDS_SEND');
  world.funds.ledger.move(
    source,
    account.infrastructureFees(String(asset)),
    fee,
    'TRANSFER_TYPE_INFRASTRUCTURE_FEE_PAY',
  );
}

/** @throws Error when the network would not take the transfer */
function check(world: World, transfer: JsonObject): void {
  const asset = world.funds.assets.get(String(transfer['asset']));
  if (!asset) throw new Error('could not transfer funds: invalid asset ID');
  const least =
    Number((asset['details'] as JsonObject)['quantum']) *
    Number(world.governance.parameters.get('transfer.minTransferQuantumMultiple') ?? '0');
  const vested = transfer['fromAccountType'] === 'ACCOUNT_TYPE_VESTED_REWARDS';
  if (!vested && Number(transfer['amount']) < least)
    throw new Error('could not transfer funds, less than minimal amount requested to transfer');
  const recurring = transfer['recurring'] as JsonObject | undefined;
  if (recurring && Number(recurring['startEpoch']) < world.epoch) throw new Error('start epoch in the past');
}

/**
 * Runs a transfer command: at once, or once an epoch. A one-off one for later is paid at once in the sandbox.
 *
 * @throws Error when it is refused; it is kept as rejected, with the reason
 */
export function transferFunds(world: World, party: string, command: JsonObject, id = world.newId()): void {
  const transfer: JsonObject = {
    id,
    from: party,
    fromAccountType: String(command['fromAccountType']),
    to: String(command['to']),
    toAccountType: String(command['toAccountType']),
    asset: String(command['asset']),
    amount: String(command['amount']),
    reference: String(command['reference'] ?? ''),
    timestamp: world.now(),
    ...(command['recurring']
      ? { recurring: command['recurring'] }
      : { oneOff: command['oneOff'] ?? { deliverOn: '0' } }),
  };
  try {
    check(world, transfer);
    if (!transfer['recurring']) pay(world, transfer);
  } catch (error) {
    store(world, { ...transfer, status: 'STATUS_REJECTED', reason: (error as Error).message });
    throw error;
  }
  store(world, { ...transfer, status: transfer['recurring'] ? 'STATUS_PENDING' : 'STATUS_DONE' });
}

/** Runs a cancelTransfer. @throws Error when the party has no such recurring transfer */
export function cancelTransfer(world: World, party: string, { transferId }: JsonObject): void {
  const transfer = world.funds.transfers.get(String(transferId));
  if (!transfer || transfer['from'] !== party || transfer['status'] !== 'STATUS_PENDING')
    throw new Error('recurring transfer does not exists');
  store(world, { ...transfer, status: 'STATUS_CANCELLED' });
}

/** Carries out the recurring transfers, as the end of an epoch does; one that cannot be paid stops. */
export function payRecurring(world: World): void {
  for (const transfer of world.funds.transfers.values()) {
    if (transfer['status'] !== 'STATUS_PENDING' || !transfer['recurring']) continue;
    const { startEpoch, endEpoch } = transfer['recurring'] as JsonObject;
    if (Number(startEpoch) > world.epoch) continue;
    if (endEpoch && Number(endEpoch) < world.epoch) store(world, { ...transfer, status: 'STATUS_DONE' });
    else
      try {
        pay(world, transfer);
      } catch (error) {
        store(world, { ...transfer, status: 'STATUS_STOPPED', reason: (error as Error).message });
      }
  }
}
