import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formulas, type FormulaName } from './formulas.ts';
import type { Plain, Vector } from './vectors/vector.ts';

/** What each argument of each formula may be was looked at once, and is kept: a limit that moves, or goes, shows here. */

const folder = path.join(import.meta.dirname, 'vectors');
const vectors = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Vector[]);

/** What the formula says to an input that it refuses. */
function refusal(name: FormulaName, input: unknown): string | undefined {
  try {
    (formulas[name] as (input: unknown) => unknown)(input);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

type Put = (value: unknown) => unknown;
/** No argument may be one of these: a kind of value that no rule takes, and a list longer than any may be. */
const never = 1n;
const endless = new Array<never>(1_000_001);

const anyNumeric = ', as a decimal, a safe JavaScript number, or digits and a point';

/** What stands in the refusal of a value: what would have been taken. */
function allowed(message: string | undefined, at: string): string[] {
  const start = `${at} must be `;
  if (message?.startsWith(start) !== true) return [];
  const rule = message.slice(start.length, message.lastIndexOf(', not '));
  if (rule.endsWith(anyNumeric)) return [rule.slice(0, -anyNumeric.length)];
  return [/^a (?:whole )?number/.test(rule) ? `${rule}, of JavaScript` : rule];
}

/** The rules of an object's fields, and of what they hold, as the formula tells them when they are broken. */
function rules(name: FormulaName, value: Plain, put: Put, at: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) {
    const [first] = value as readonly Plain[];
    if (first !== undefined)
      rules(name, first, (other) => put([other, ...(value as Plain[]).slice(1)]), `${at}[0]`, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Readonly<Record<string, Plain>>;
  const names = refusal(name, put({ ...fields, nosuch: '1' }))?.split('there are ')[1];
  for (const field of names?.split(', ') ?? []) {
    const below = at === '' ? field : `${at}.${field}`;
    const into: Put = (other) => put({ ...fields, [field]: other });
    const texts = found.get(below.replaceAll('[0]', '[]')) ?? new Set();
    for (const wrong of [never, endless, []])
      for (const text of allowed(refusal(name, into(wrong)), below)) texts.add(text);
    found.set(below.replaceAll('[0]', '[]'), texts);
    if (refusal(name, into(undefined)) === undefined) texts.add('left out');
    const inner = fields[field];
    if (inner !== undefined) rules(name, inner, into, below, found);
  }
}

/** What an argument counts as that is left out, as its docstring says. */
const countsAs: Readonly<Record<string, Plain>> = {
  allOrNothing: false,
  auction: false,
  bond: '0',
  buyOrders: [],
  buySumProduct: '0',
  buyVolume: '0',
  eligible: true,
  fundingPerUnit: '0',
  lockPeriod: 0,
  market: false,
  multiplier: '1',
  multisig: '1',
  ownVestedRewards: false,
  positionDecimals: 0,
  previousFeePenalties: [],
  referralDiscount: '0',
  referrerReward: '0',
  sellOrders: [],
  sellSumProduct: '0',
  sellVolume: '0',
  strangers: false,
  tick: '1',
  trades: [],
  vestingMultiplier: '1',
  volumeDiscount: '0',
};

/** Every object of an input, of lists the one of the first item, with a way to put fields there. */
function objects(value: Plain, put: Put): { fields: Readonly<Record<string, Plain>>; put: Put }[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly Plain[];
    return first === undefined ? [] : objects(first, (other) => put([other, ...rest]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, Plain>>;
  const below = Object.entries(fields).flatMap(([field, inner]) =>
    objects(inner, (other) => put({ ...fields, [field]: other })),
  );
  return [{ fields, put }, ...below];
}

describe('what arguments may be', () => {
  it.each(Object.keys(formulas) as FormulaName[])('%s', (name) => {
    const found = new Map<string, Set<string>>();
    for (const { formula, input, total } of vectors) {
      if (formula !== name) continue;
      const one = (total ? (input as readonly Plain[])[0] : input) as Plain;
      rules(name, one, (value) => value, '', found);
    }
    expect(found.size).toBeGreaterThan(0);
    expect([...found].map(([at, texts]) => `${at}: ${[...texts].join('; ')}`)).toMatchSnapshot();
  });

  it('is so too for what is left out, which counts as its docstring says', () => {
    const seen = new Set<string>();
    for (const { formula, input, total } of vectors) {
      const one = (total ? (input as readonly Plain[])[0] : input) as Plain;
      const call = formulas[formula] as (input: unknown) => unknown;
      for (const { fields, put } of objects(one, (value) => value))
        for (const [field, value] of Object.entries(countsAs)) {
          const told = put({ ...fields, [field]: value });
          const silent = put({ ...fields, [field]: undefined });
          if ([told, silent].some((each) => refusal(formula, each) !== undefined)) continue;
          seen.add(`${formula}.${field}`);
          expect(call(silent), `${formula}: ${field} left out`).toEqual(call(told));
        }
    }
    expect([...seen].sort()).toMatchSnapshot();
  });
});
