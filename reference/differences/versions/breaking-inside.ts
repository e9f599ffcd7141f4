import type { Change } from './compare-surfaces.ts';
import type { Inside } from './inside.ts';

/** An operation or a command with some of the changes of the messages that it carries. */
export interface InsideChanges extends Pick<Inside, 'kind' | 'name'> {
  readonly changes: readonly Change[];
}

/** What changes of a field without those that only the encoding of protobuf knows: JSON has neither numbers nor oneofs. */
const onlyEncoded = /^(?:number|oneof|deprecated): /;

/** Whether a change of a message breaks programs that send or read it through an operation or a command of that kind. */
function breaks(kind: Inside['kind'], { breaking, change, details }: Change): boolean {
  if (!breaking) return false;
  return kind !== 'REST operation' || change !== 'changed' || details.some((detail) => !onlyEncoded.test(detail));
}

/** Changes by the message or enum that they belong to. */
export function byType(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const found = new Map<string, Change[]>();
  for (const change of changes) {
    const type = change.kind === 'field' || change.kind === 'enum value' ? change.parent : change.name;
    if (type !== undefined) found.set(type, [...(found.get(type) ?? []), change]);
  }
  return found;
}

function split(inside: readonly Inside[], changes: readonly Change[], wanted: boolean): InsideChanges[] {
  const ofType = byType(changes);
  return inside.flatMap(({ kind, name, types }): InsideChanges[] => {
    const own = types.flatMap((type) => ofType.get(type) ?? []).filter((change) => breaks(kind, change) === wanted);
    return own.length === 0 ? [] : [{ kind, name, changes: own }];
  });
}

/** Operations and commands that carry changes which break the programs that use them. */
export const breakingInside = (inside: readonly Inside[], changes: readonly Change[]): InsideChanges[] =>
  split(inside, changes, true);

/** Operations and commands that carry changes which break no program that uses them. */
export const otherInside = (inside: readonly Inside[], changes: readonly Change[]): InsideChanges[] =>
  split(inside, changes, false);

/** A full name without its package: `vega.Order.size` is the size of an order. */
export const short = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');
