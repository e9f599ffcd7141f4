import { DECIMALS } from './engine/settings.ts';
import type { AccountId, LedgerEntry } from './engine/ledger.ts';
import type { LessonEntry } from './lesson.ts';

/** An amount or a price of the smallest unit as people read it: 123456 is 1,234.56. */
export function money(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}${whole}.${digits.slice(-DECIMALS)}`;
}

/** A position with its sign. */
export const signed = (size: number): string => (size > 0 ? `+${size}` : size < 0 ? `−${-size}` : '0');

/** How the reader's own party is called. */
export const YOU = 'You';

/** "your" or "Ben's". */
export const whose = (party: string): string => (party === YOU ? 'your' : `${party}’s`);

/** A verb for a party: "you pay", "Ben pays". */
export const does = (party: string, verb: string, other = `${verb}s`): string =>
  party === YOU ? `you ${verb}` : `${party} ${other}`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A sentence of a part: with a capital and a full stop. */
export const sentence = (part: string): string =>
  part === '' ? '' : `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?]$/.test(part) ? '' : '.'}`;

/** Sentences after each other. */
export const told = (...parts: readonly string[]): string => parts.filter(Boolean).map(sentence).join(' ');

const names: Readonly<Record<string, string>> = {
  GENERAL: 'general account',
  MARGIN: 'margin account',
  BOND: 'bond account',
  LP_LIQUIDITY_FEES: 'liquidity fees of the provider',
  FEES_MAKER: 'maker fees',
  FEES_INFRASTRUCTURE: 'infrastructure fees',
  FEES_LIQUIDITY: 'liquidity fees',
  LIQUIDITY_FEES_BONUS_DISTRIBUTION: 'bonus for liquidity providers',
  PENDING_FEE_REFERRAL_REWARD: 'pending referral rewards',
  SETTLEMENT: 'settlement account',
  INSURANCE: 'insurance pool',
};

/** An account in words. */
export function accountName({ type, owner }: AccountId): string {
  const name = names[type.replace('ACCOUNT_TYPE_', '')] ?? type;
  return owner === undefined
    ? type.endsWith('INFRASTRUCTURE') || type.endsWith('REFERRAL_REWARD')
      ? `Network: ${name}`
      : `Market: ${name}`
    : `${owner}: ${name}`;
}

/** A ledger entry in words. */
export const entryLine = ({ from, to, type, amount }: LedgerEntry): LessonEntry => ({
  from: accountName(from),
  to: accountName(to),
  type,
  amount: money(amount),
});
