import type { ElementKind } from './surface.ts';

type Fact = string | number | boolean;

/** Whether callers of the earlier version may fail when a fact changes so. */
type Rule = (before: Fact, after: Fact) => boolean;

const always: Rule = () => true;
const never: Rule = () => false;
const becomesTrue: Rule = (_, after) => after === true;
const becomesFalse: Rule = (_, after) => after === false;

/** What is returned may promise more than before: a value that was nullable is always there now. */
const returned: Rule = (before, after) =>
  String(after).replaceAll('!', '') !== String(before).replaceAll('!', '') ||
  !promisesMore(String(before), String(after));
/** What is taken may ask for less than before. */
const taken: Rule = (before, after) =>
  String(after).replaceAll('!', '') !== String(before).replaceAll('!', '') ||
  !promisesMore(String(after), String(before));

/** Whether `b` has every `!` of `a`, at the same place. */
function promisesMore(a: string, b: string): boolean {
  let at = 0;
  for (const character of a) {
    while (b[at] === '!' && character !== '!') at += 1;
    if (b[at] !== character) return false;
    at += 1;
  }
  return true;
}

/** Facts that programs depend on whatever they belong to. */
const general: Readonly<Record<string, Rule>> = {
  deprecated: never,
  default: never,
  bounds: never,
  synopsis: never,
  required: becomesTrue,
  optional: never,
};

/** Whether a value that was allowed is refused now. */
const fewerChoices: Rule = (before, after) => !includesAll(String(after), String(before));

const particular: Readonly<Partial<Record<ElementKind, Readonly<Record<string, Rule>>>>> = {
  'GraphQL field': { type: returned },
  'GraphQL argument': { type: taken },
  'GraphQL input field': { type: taken },
  'network parameter': { 'changed by governance': becomesFalse },
  flag: {
    'short form': (before) => before !== '',
    choices: fewerChoices,
  },
  'configuration key': { flag: (before) => before !== '', choices: fewerChoices },
};

/** A list of choices that lacks none of the earlier ones; no list at all allows everything. */
function includesAll(list: string, wanted: string): boolean {
  if (list === '') return true;
  return wanted !== '' && wanted.split(', ').every((choice) => list.split(', ').includes(choice));
}

/** Whether a change of one fact of an element can break a program that was written for the earlier version. */
export function breaksCallers(kind: ElementKind, fact: string, before: Fact, after: Fact): boolean {
  return (particular[kind]?.[fact] ?? general[fact] ?? always)(before, after);
}
