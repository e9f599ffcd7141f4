/** An account: the owner is a party's name, or left out for the market's and the network's own accounts. */
export interface AccountId {
  /** as the API names it, such as ACCOUNT_TYPE_MARGIN */
  readonly type: string;
  readonly owner?: string;
}

/** One entry of a ledger movement, as `vega.LedgerEntry` has it. */
export interface LedgerEntry {
  readonly from: AccountId;
  readonly to: AccountId;
  /** as the API names it, such as TRANSFER_TYPE_MTM_LOSS */
  readonly type: string;
  /** in the asset's smallest unit */
  readonly amount: number;
}

const keyOf = ({ type, owner = '' }: AccountId): string => `${owner}|${type}`;

/** The accounts of a lesson and what moves between them, in the settlement asset's smallest unit. */
export class Ledger {
  readonly #balances = new Map<string, number>();
  #entries: LedgerEntry[] = [];

  /** Puts money into an account before the lesson begins. */
  endow(account: AccountId, amount: number): void {
    this.#balances.set(keyOf(account), this.balance(account) + amount);
  }

  balance(account: AccountId): number {
    return this.#balances.get(keyOf(account)) ?? 0;
  }

  /** All the money there is: what no step may change. */
  total(): number {
    return [...this.#balances.values()].reduce((sum, balance) => sum + balance, 0);
  }

  /**
   * Moves an amount out of the first accounts that have it, one after the other, as much as they hold together.
   * Source: `vega:core/collateral/engine.go` (getLedgerEntries).
   * @returns what was moved
   */
  collect(from: readonly AccountId[], to: AccountId, amount: number, type: string): number {
    let left = amount;
    for (const account of from) {
      const held = this.balance(account);
      // An account that holds enough gives an entry even for nothing; an empty one that does not gives none.
      if (held >= left) {
        this.#move(account, to, left, type);
        return amount;
      }
      if (held > 0) {
        this.#move(account, to, held, type);
        left -= held;
      }
    }
    return amount - left;
  }

  /** The entries since the last call, in order. */
  take(): LedgerEntry[] {
    const taken = this.#entries;
    this.#entries = [];
    return taken;
  }

  #move(from: AccountId, to: AccountId, amount: number, type: string): void {
    this.#balances.set(keyOf(from), this.balance(from) - amount);
    this.#balances.set(keyOf(to), this.balance(to) + amount);
    this.#entries.push({ from, to, type, amount });
  }
}
