import type { EventStream } from './event-stream.ts';
import type { Account, JsonObject } from './types.ts';

/** Which account: `owner` is empty for the network's accounts, `marketId` for accounts without market. */
export interface AccountKey {
  readonly owner: string;
  readonly asset: string;
  readonly marketId: string;
  readonly type: string;
}

const keyOf = ({ owner, asset, marketId, type }: AccountKey): string => [owner, asset, marketId, type].join('|');

/** The accounts and every movement between them. Money is neither made nor lost, except by deposits and withdrawals. */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  readonly movements: JsonObject[] = [];
  readonly #events: EventStream;
  readonly #now: () => string;

  constructor(events: EventStream, now: () => string) {
    this.#events = events;
    this.#now = now;
  }

  accounts(): Account[] {
    return [...this.#accounts.values()];
  }

  balance(key: AccountKey): bigint {
    return BigInt(this.#accounts.get(keyOf(key))?.balance ?? '0');
  }

  /**
   * Moves as much of `amount` as the first account holds, and tells how much that was. The accounts of the outside world
   * (ACCOUNT_TYPE_EXTERNAL) and of insurance may go below zero: they stand for money that the sandbox does not follow.
   *
   * @param type of the transfer, such as TRANSFER_TYPE_DEPOSIT
   */
  move(from: AccountKey, to: AccountKey, amount: bigint, type: string): bigint {
    const bottomless = from.type === 'ACCOUNT_TYPE_EXTERNAL' || from.type === 'ACCOUNT_TYPE_INSURANCE';
    const held = this.balance(from);
    const moved = bottomless || held >= amount ? amount : held;
    if (moved <= 0n) return 0n;
    this.#set(from, held - moved);
    this.#set(to, this.balance(to) + moved);
    this.#record(from, to, moved, type);
    return moved;
  }

  #set(key: AccountKey, balance: bigint): void {
    const account: Account = {
      owner: key.owner,
      asset: key.asset,
      marketId: key.marketId,
      type: key.type,
      balance: String(balance),
    };
    this.#accounts.set(keyOf(key), account);
    if (key.type !== 'ACCOUNT_TYPE_EXTERNAL') this.#events.emit('account', account);
  }

  #record(from: AccountKey, to: AccountKey, amount: bigint, type: string): void {
    const details = ({ asset, type: accountType, owner, marketId }: AccountKey): JsonObject => ({
      assetId: asset,
      type: accountType,
      ...(owner ? { owner } : {}),
      ...(marketId ? { marketId } : {}),
    });
    const movement: JsonObject = {
      entries: [
        {
          fromAccount: details(from),
          toAccount: details(to),
          amount: String(amount),
          type,
          timestamp: this.#now(),
          fromAccountBalance: String(this.balance(from)),
          toAccountBalance: String(this.balance(to)),
        },
      ],
      // What the receiver got, not what it holds: the core sends no more here.
      balances: [{ account: details(to), balance: String(amount) }],
    };
    this.movements.push(movement);
    if (this.movements.length > 5000) this.movements.splice(0, 1000);
    this.#events.emit('ledgerMovement', movement);
  }
}
