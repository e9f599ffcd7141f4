import type { LedgerEntry } from './engine/ledger.ts';
import type { Market } from './engine/market.ts';
import type { LessonRun, LessonStep, LessonTable } from './lesson.ts';
import { does, entryLine, listed, money, sentence, whose } from './words.ts';

type Ledgered = Pick<Market, 'ledger'>;

/** Writes a lesson down, step by step, while its market changes. */
export class Telling {
  readonly #market: Ledgered;
  readonly #show: () => readonly LessonTable[];
  readonly #start: readonly LessonTable[];
  readonly #steps: LessonStep[] = [];

  constructor(market: Ledgered, show: () => readonly LessonTable[]) {
    this.#market = market;
    this.#show = show;
    market.ledger.take();
    this.#start = show();
  }

  /** What happened since the last step. @param says what follows from it, in words that may look at what moved */
  step(action: string, says: string | ((moved: readonly LedgerEntry[]) => string)): void {
    const moved = this.#market.ledger.take();
    this.#steps.push({
      action,
      says: typeof says === 'string' ? says : says(moved),
      entries: moved.map(entryLine),
      total: money(this.#market.ledger.total()),
      tables: this.#show(),
    });
  }

  run(): LessonRun {
    return { start: this.#start, steps: this.#steps };
  }
}

/** Who moved how much with transfers of a type, in the order of the ledger. */
function amounts(moved: readonly LedgerEntry[], type: string, side: 'from' | 'to'): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of moved) {
    const party = entry[side].owner;
    if (entry.type === `TRANSFER_TYPE_${type}` && party !== undefined)
      found.set(party, (found.get(party) ?? 0) + entry.amount);
  }
  return found;
}

/** What a marking moved, in words: gains and losses, then margins. */
export function tellMarking(moved: readonly LedgerEntry[]): string {
  const each = (type: string, side: 'from' | 'to', say: (party: string, amount: string) => string): string =>
    sentence(listed([...amounts(moved, type, side)].map(([party, amount]) => say(party, money(amount)))));
  return [
    each('MTM_LOSS', 'from', (party, amount) => `${does(party, 'pay')} ${amount}`),
    each('MTM_WIN', 'to', (party, amount) => `${does(party, 'receive')} ${amount}`),
    each('MARGIN_LOW', 'to', (party, amount) => `${amount} move to ${whose(party)} margin account`),
    each('MARGIN_HIGH', 'from', (party, amount) => `${amount} go back to ${whose(party)} general account`),
  ]
    .filter(Boolean)
    .join(' ');
}
