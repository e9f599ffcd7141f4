import { createHash } from 'node:crypto';
import type { BusEvent, Json, LocalChain, Sent } from './local-chain.ts';

/** A made-up public key of its own for a name, which the null chain takes without a signature. */
export function keyOf(name: string, run: string): string {
  return createHash('sha256').update(`${run} ${name}`).digest('hex');
}

export interface LedgerEntry {
  readonly from: string;
  readonly to: string;
  readonly fromType: string;
  readonly toType: string;
  readonly amount: string;
  readonly type: string;
  readonly market: string;
  /** What the account that gave holds afterwards. */
  readonly fromBalance: string;
}

/** Every movement of an asset in these events, with types without their prefix. */
export function ledger(events: readonly BusEvent[]): LedgerEntry[] {
  return events
    .filter(({ kind }) => kind === 'ledgerMovements')
    .flatMap(({ value }) => (value['ledgerMovements'] as Json[]).flatMap((movement) => movement['entries'] as Json[]))
    .map((entry) => {
      const [from, to] = [entry['fromAccount'] as Json, entry['toAccount'] as Json];
      const short = (type: unknown): string => String(type).replace(/^(ACCOUNT|TRANSFER)_TYPE_/, '');
      return {
        from: String(from['owner'] ?? ''),
        to: String(to['owner'] ?? ''),
        fromType: short(from['type']),
        toType: short(to['type']),
        amount: String(entry['amount']),
        type: short(entry['type']),
        market: String(to['marketId'] ?? from['marketId'] ?? ''),
        fromBalance: String(entry['fromAccountBalance']),
      };
    });
}

export const valuesOf = (events: readonly BusEvent[], kind: string): Json[] =>
  events.filter((event) => event.kind === kind).map(({ value }) => value);

/** A market of the script and what its parties do in it. */
export class ScriptedMarket {
  constructor(
    readonly chain: LocalChain,
    readonly id: string,
    readonly asset: string,
    /** Smallest units of the asset in one of the market's price. */
    readonly priceFactor: bigint,
  ) {}

  /** A price of the market in the smallest unit of its asset. */
  inAsset(price: unknown): string {
    return String(BigInt(String(price)) * this.priceFactor);
  }

  order(party: string, order: Json): Promise<Sent> {
    return this.chain.send(party, {
      orderSubmission: {
        marketId: this.id,
        type: 'TYPE_LIMIT',
        timeInForce: 'TIME_IN_FORCE_GTC',
        ...order,
      },
    });
  }

  buy(party: string, size: number, price: number, more: Json = {}): Promise<Sent> {
    return this.order(party, { side: 'SIDE_BUY', size: String(size), price: String(price), ...more });
  }

  sell(party: string, size: number, price: number, more: Json = {}): Promise<Sent> {
    return this.order(party, { side: 'SIDE_SELL', size: String(size), price: String(price), ...more });
  }

  /** The market's figures as it last published them. */
  data(): Json {
    const event = this.chain.last('marketData', ({ market }) => market === this.id);
    if (!event) throw new Error(`The market ${this.id} has published no figures.`);
    return event.value;
  }

  /** A party's margin levels as they were last published. */
  levels(party: string): Json | undefined {
    return this.chain.last('marginLevels', ({ marketId, partyId }) => marketId === this.id && partyId === party)?.value;
  }

  /** A balance as it was last published; nothing when the account has not been seen. */
  balance(owner: string, type: string, market: string = this.id): string {
    const event = this.chain.last(
      'account',
      (account) =>
        account['owner'] === owner &&
        account['asset'] === this.asset &&
        account['type'] === `ACCOUNT_TYPE_${type}` &&
        (type === 'GENERAL' || account['marketId'] === market),
    );
    return String(event?.value['balance'] ?? '0');
  }
}
