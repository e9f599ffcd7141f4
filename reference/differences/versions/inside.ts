import type { Change } from './compare-surfaces.ts';
import type { ElementKind, Surface } from './surface.ts';

/** An operation or command whose own form may be the same while messages that it carries changed. */
export interface Inside {
  readonly kind: ElementKind;
  readonly name: string;
  /** Names of the messages and enums that it carries, directly or inside others, and that changed. */
  readonly types: readonly string[];
}

/** What an operation or a command is made of, by the facts that name messages. */
const messageFacts = ['request', 'response', 'message'] as const;
const startingKinds: readonly ElementKind[] = ['REST operation', 'transaction command'];

/** The types that the fields of each message hold. */
function typesOfFields(surface: Surface): ReadonlyMap<string, readonly string[]> {
  const held = new Map<string, string[]>();
  for (const { kind, parent, facts } of surface) {
    if (kind !== 'field' || parent === undefined) continue;
    const type = String(facts['type'] ?? '').replace(/^map<.*, (.*)>$/, '$1');
    held.set(parent, [...(held.get(parent) ?? []), type]);
  }
  return held;
}

function reached(starts: readonly string[], held: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    if (found.has(type)) continue;
    found.add(type);
    open.push(...(held.get(type) ?? []));
  }
  return found;
}

/**
 * Operations and commands of both releases that carry messages which changed: programs that never name a message meet those changes
 * there. A message that came or went as a whole counts through the field that holds it.
 */
export function changesInside(before: Surface, after: Surface, changes: readonly Change[]): Inside[] {
  const changed = new Set(
    changes.flatMap(({ kind, name, parent, change }) => {
      if (kind === 'field' || kind === 'enum value') return parent === undefined ? [] : [parent];
      return (kind === 'message' || kind === 'enum') && change === 'changed' ? [name] : [];
    }),
  );
  const sides = [before, after].map((surface) => ({ surface, held: typesOfFields(surface) }));
  const carried = sides.map(
    ({ surface, held }) =>
      new Map(
        surface
          .filter(({ kind }) => startingKinds.includes(kind))
          .map(({ kind, name, facts }) => {
            const starts = messageFacts.flatMap((fact) => (facts[fact] === undefined ? [] : [String(facts[fact])]));
            return [`${kind} ${name}`, { kind, name, types: reached(starts, held) }] as const;
          }),
      ),
  );
  const [earlier, later] = carried;
  return [...(earlier ?? [])].flatMap(([key, { kind, name, types }]): Inside[] => {
    const now = later?.get(key);
    if (now === undefined) return [];
    const all = [...new Set([...types, ...now.types])].filter((type) => changed.has(type)).sort();
    return all.length === 0 ? [] : [{ kind, name, types: all }];
  });
}
