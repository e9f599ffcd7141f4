import { distance } from 'fastest-levenshtein';
import type { ElementKind, Surface, SurfaceElement } from '../../reference/differences/versions/surface.ts';
import { earlierName, type Renames } from './renames.ts';

/** Two elements that seem to be one under two names. */
export interface LikelyRename {
  readonly kind: ElementKind;
  readonly before: string;
  readonly after: string;
  /** Why, in words. */
  readonly because: string;
}

const containers: readonly ElementKind[] = ['message', 'enum', 'service', 'GraphQL type'];
const keyOf = ({ kind, name }: SurfaceElement): string => `${kind} ${name}`;
const lastPart = (name: string): string => name.split(/[.( ]/).at(-1) ?? name;

/** The elements of two releases, without those that have kept their name or whose rename is confirmed. */
function apart(before: Surface, after: Surface, renames: Renames): { gone: SurfaceElement[]; come: SurfaceElement[] } {
  const earlier = new Set(before.map(keyOf));
  const met = new Set(after.map(({ kind, name }) => `${kind} ${earlierName(name, renames)}`));
  return {
    gone: before.filter((element) => !met.has(keyOf(element))),
    come: after.filter(({ kind, name }) => !earlier.has(`${kind} ${earlierName(name, renames)}`)),
  };
}

/**
 * What was probably renamed: messages, enums and GraphQL types that share most of their members, and members of one parent
 * with the same number and type, or with the same facts and a similar name.
 *
 * @param settled names in the earlier release of which a person said that they are gone
 */
export function likelyRenames(
  before: Surface,
  after: Surface,
  renames: Renames,
  settled: ReadonlySet<string>,
): LikelyRename[] {
  const { gone, come } = apart(before, after, renames);
  const found: LikelyRename[] = [];
  const taken = new Set<string>();
  const propose = (from: SurfaceElement, to: SurfaceElement, because: string): void => {
    if (settled.has(from.name) || taken.has(keyOf(from)) || taken.has(keyOf(to))) return;
    taken.add(keyOf(from)).add(keyOf(to));
    found.push({ kind: from.kind, before: from.name, after: to.name, because });
  };
  // What stands inside of a type that has another name goes with it: that is one question, not two.
  const goesAlong = (from: SurfaceElement, to: SurfaceElement): boolean =>
    found.some(
      ({ before: then, after: now }) =>
        from.name.startsWith(`${then}.`) && to.name === `${now}${from.name.slice(then.length)}`,
    );
  const byLength = gone
    .filter(({ kind }) => containers.includes(kind))
    .sort((a, b) => a.name.split('.').length - b.name.split('.').length);
  for (const from of byLength) {
    const own = membersOf(before, from);
    for (const to of come.filter(({ kind }) => kind === from.kind)) {
      const other = membersOf(after, to);
      const same = [...own].filter((member) => other.has(member)).length;
      const most = Math.max(own.size, other.size);
      if (same >= 2 && same / most >= 0.6 && !goesAlong(from, to))
        propose(from, to, `${same} of ${most} members are the same`);
    }
  }
  const goneNames = new Set(gone.map(({ name }) => name));
  const comeNames = new Set(come.map(({ name }) => name));
  for (const from of gone) {
    if (from.parent !== undefined && goneNames.has(from.parent)) continue;
    for (const to of come) {
      if (to.kind !== from.kind || containers.includes(to.kind)) continue;
      if (to.parent !== undefined && comeNames.has(to.parent)) continue;
      if ((to.parent === undefined ? undefined : earlierName(to.parent, renames)) !== from.parent) continue;
      const because = alike(from, to);
      if (because !== undefined) propose(from, to, because);
    }
  }
  return found;
}

function membersOf(surface: Surface, { name }: SurfaceElement): Set<string> {
  return new Set(
    surface
      .filter(({ parent }) => parent === name)
      .map((member) => `${lastPart(member.name)} ${String(member.facts['number'] ?? '')}`),
  );
}

/** The facts of an element that sources tell, without its own name, which signatures and synopses hold. */
const factsBesideName = ({ name, facts }: SurfaceElement): string =>
  JSON.stringify(
    Object.entries(facts)
      // Who may call a function is said by the definitions alone.
      .filter(([fact]) => fact !== 'caller')
      .map(([fact, value]) => [
        fact,
        fact === 'signature' || fact === 'synopsis'
          ? String(value).replace(name, '').replace(lastPart(name), '')
          : value,
      ]),
  );

/** Why two members of one parent, or two elements that have none, may be the same, or undefined. */
function alike(from: SurfaceElement, to: SurfaceElement): string | undefined {
  if (from.facts['number'] !== undefined)
    return from.facts['number'] === to.facts['number'] && from.facts['type'] === to.facts['type']
      ? `both have the number ${String(from.facts['number'])}${from.facts['type'] === undefined ? '' : ` and the type ${String(from.facts['type'])}`}`
      : undefined;
  const standsAlone = from.kind === 'wallet method' || from.kind === 'command';
  if (from.kind === 'REST operation' || (Object.keys(from.facts).length === 0 && !standsAlone)) return undefined;
  if (factsBesideName(from) !== factsBesideName(to)) return undefined;
  const [a, b] = [lastPart(from.name), lastPart(to.name)];
  // Commands of different programs end in the same word.
  const apart = standsAlone ? distance(from.name, to.name) : distance(a, b);
  return apart <= Math.min(a.length, b.length) / 3 ? 'their names are alike and nothing else differs' : undefined;
}

/** Fields and enum values that have kept their name and not their number, which no program that reads the bytes survives. */
export function renumbered(
  before: Surface,
  after: Surface,
  renames: Renames,
): { name: string; from: number; to: number }[] {
  const numbers = new Map(
    before.flatMap(({ kind, name, facts }) =>
      typeof facts['number'] === 'number' ? [[`${kind} ${name}`, facts['number']] as const] : [],
    ),
  );
  return after.flatMap(({ kind, name, facts }) => {
    const [from, to] = [numbers.get(`${kind} ${earlierName(name, renames)}`), facts['number']];
    return from === undefined || typeof to !== 'number' || from === to ? [] : [{ name, from, to }];
  });
}
