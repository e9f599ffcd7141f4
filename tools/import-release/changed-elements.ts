import type { ElementKind, Surface } from '../../reference/differences/versions/surface.ts';
import { earlierName, type Renames } from './renames.ts';

/** An element whose description may not hold any more. */
export interface ChangedElement {
  readonly kind: ElementKind;
  /** Its name in the new release. */
  readonly name: string;
  readonly details: readonly string[];
}

const shown = (value: string | number | boolean | undefined): string =>
  value === undefined || value === '' ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);

/** The elements that both releases have, under the same name or a confirmed rename of it, and that are not the same. */
export function changedElements(before: Surface, after: Surface, renames: Renames): ChangedElement[] {
  const earlier = new Map(before.map((element) => [`${element.kind} ${element.name}`, element]));
  return after.flatMap(({ kind, name, facts }): ChangedElement[] => {
    const then = earlier.get(`${kind} ${earlierName(name, renames)}`);
    if (then === undefined) return [];
    const differing = [...new Set([...Object.keys(then.facts), ...Object.keys(facts)])].filter((fact) => {
      const [from, to] = [then.facts[fact], facts[fact]];
      return from !== to && from !== (typeof to === 'string' ? earlierName(to, renames) : to);
    });
    const details = differing.map((fact) => `${fact}: ${shown(then.facts[fact])} → ${shown(facts[fact])}`);
    if (renames.has(name)) details.unshift(`name: ${renames.get(name) ?? ''} → ${name}`);
    return details.length === 0 ? [] : [{ kind, name, details }];
  });
}
