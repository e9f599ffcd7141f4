import { sha512Hex } from '../../common/digest.ts';
import { account } from './accounts.ts';
import { at } from './market-facts.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Why the network would not let an amount out, or undefined. */
function refusal(world: World, asset: JsonObject, balance: bigint, amount: bigint): string | undefined {
  const multiple = Number(world.governance.parameters.get('spam.protection.minimumWithdrawalQuantumMultiple') ?? '0');
  if (Number(amount) < Number((asset['details'] as JsonObject)['quantum']) * multiple)
    return 'invalid withdrawal, amount under minimum required';
  return balance < amount ? 'not enough funds to withdraw' : undefined;
}

/**
 * Runs a withdrawSubmission: the money leaves the general account, and the withdrawal can be completed on Ethereum.
 *
 * @throws Error when it is refused; it is kept as rejected
 */
export function withdraw(world: World, party: string, command: JsonObject, id = world.newId()): void {
  const asset = world.funds.assets.get(String(command['asset']));
  if (!asset) throw new Error('asset does not exist');
  const amount = BigInt(String(command['amount']));
  const general = account.general(String(command['asset']), party);
  const refused = refusal(world, asset, world.funds.ledger.balance(general), amount);
  if (!refused) world.funds.ledger.move(general, account.external(general.asset), amount, 'TRANSFER_TYPE_WITHDRAW');
  const withdrawal: JsonObject = {
    id,
    partyId: party,
    amount: String(amount),
    asset: general.asset,
    status: refused ? 'STATUS_REJECTED' : 'STATUS_FINALIZED',
    // The bridge's nonce: the network adds a count to the time.
    ref: String(Math.floor(world.clock() / 1000) + world.funds.withdrawals.size),
    txHash: '',
    createdTimestamp: world.now(),
    withdrawnTimestamp: '0',
    ext: (command['ext'] as JsonObject | undefined) ?? null,
  };
  world.funds.withdrawals.set(id, withdrawal);
  world.events.emit('withdrawal', withdrawal);
  if (refused) throw new Error(refused);
}

/**
 * What the bridge needs to pay a withdrawal. The validators' signatures are made up: no bridge knows them.
 *
 * @returns `GetERC20WithdrawalApprovalResponse`; `creation` counts seconds, unlike the withdrawal's own time
 */
export function withdrawalApproval(world: World, withdrawal: JsonObject): JsonObject {
  return {
    assetSource: String(at(world.funds.assets.get(String(withdrawal['asset'])), 'details', 'erc20', 'contractAddress')),
    amount: String(withdrawal['amount']),
    nonce: String(withdrawal['ref']),
    targetAddress: String(at(withdrawal, 'ext', 'erc20', 'receiverAddress')),
    creation: String(BigInt(String(withdrawal['createdTimestamp'])) / 1_000_000_000n),
    signatures: `0x${[...world.staking.nodes.keys()].map((node) => signature(`${node}${String(withdrawal['id'])}`)).join('')}`,
  };
}

/** 65 bytes, as many as a signature on Ethereum has. */
const signature = (of: string): string => `${sha512Hex(of)}1b`;

/** Credits a party with money from outside, as a deposit on Ethereum does once it is confirmed. */
export function deposit(world: World, party: string, asset: string, amount: bigint, id = world.newId()): void {
  world.parties.add(party);
  world.funds.ledger.move(account.external(asset), account.general(asset, party), amount, 'TRANSFER_TYPE_DEPOSIT');
  world.funds.deposits.set(id, {
    id,
    status: 'STATUS_FINALIZED',
    partyId: party,
    asset,
    amount: String(amount),
    txHash: `0x${world.newId()}`,
    creditedTimestamp: world.now(),
    createdTimestamp: world.now(),
  });
}
