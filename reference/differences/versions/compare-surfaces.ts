import { breaksCallers } from './breaking-rules.ts';
import { inShort } from './in-short.ts';
import type { Renames } from './load-renames.ts';
import type { ElementKind, Surface, SurfaceElement } from './surface.ts';

export interface Change {
  readonly kind: ElementKind;
  readonly name: string;
  /** Name of the element that it is part of. */
  readonly parent?: string;
  /** What came or went, in short: method and path, type, number. */
  readonly about?: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** Whether a program that was written for the earlier version may fail. */
  readonly breaking: boolean;
  /** What changed, fact by fact, in words. */
  readonly details: readonly string[];
}

/** What an element is called and what it belongs to, as its change tells it. */
const named = ({ kind, name, parent }: SurfaceElement): Pick<Change, 'kind' | 'name' | 'parent'> =>
  parent === undefined ? { kind, name } : { kind, name, parent };

/** The same of an element that only one of the versions has, with what it is. */
function alone(element: SurfaceElement): Pick<Change, 'kind' | 'name' | 'parent' | 'about'> {
  const about = inShort(element);
  return about === '' ? named(element) : { ...named(element), about };
}

const keyOf = ({ kind, name }: SurfaceElement): string => `${kind} ${name}`;
const shown = (value: string | number | boolean): string =>
  value === '' ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);

function changesOf(before: SurfaceElement, after: SurfaceElement): Change[] {
  const names = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])];
  const changed = names
    .map((fact) => ({ fact, from: before.facts[fact] ?? '', to: after.facts[fact] ?? '' }))
    .filter(({ from, to }) => from !== to);
  if (changed.length === 0) return [];
  const breaking = changed.some(({ fact, from, to }) => breaksCallers(before.kind, fact, from, to));
  const details = changed.map(({ fact, from, to }) => `${fact}: ${shown(from)} → ${shown(to)}`);
  return [{ ...named(before), change: 'changed', breaking, details }];
}

/**
 * What changed between two versions, in the order of kinds and names. The members of something that came or went as a whole are not
 * listed one by one. What was renamed went under one name and came under another, and says so.
 *
 * @param renames names in the earlier version by those in the later one, where they are known
 */
export function compareSurfaces(before: Surface, after: Surface, renames: Renames = new Map()): Change[] {
  const laterNames = new Map([...renames].map(([now, then]) => [then, now]));
  const note = (word: string, name: string | undefined): string[] => (name === undefined ? [] : [`${word} ${name}`]);
  const earlier = new Map(before.map((element) => [keyOf(element), element]));
  const later = new Map(after.map((element) => [keyOf(element), element]));
  const gone = new Set(before.filter((element) => !later.has(keyOf(element))).map(({ name }) => name));
  const come = new Set(after.filter((element) => !earlier.has(keyOf(element))).map(({ name }) => name));
  const removed = before
    .filter((element) => !later.has(keyOf(element)) && !(element.parent !== undefined && gone.has(element.parent)))
    .map((element): Change => ({
      ...alone(element),
      change: 'removed',
      breaking: true,
      details: note('now', laterNames.get(element.name)),
    }));
  const added = after
    .filter((element) => !earlier.has(keyOf(element)) && !(element.parent !== undefined && come.has(element.parent)))
    .map((element): Change => {
      const required = element.facts['required'] === true;
      const details = [...(required ? ['required'] : []), ...note('was', renames.get(element.name))];
      return { ...alone(element), change: 'added', breaking: required, details };
    });
  const changed = before.flatMap((element) => {
    const now = later.get(keyOf(element));
    return now === undefined ? [] : changesOf(element, now);
  });
  return [...removed, ...added, ...changed].sort((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1));
}
