import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { elementName, type Element } from '../descriptors/element-name.ts';
import { elementsOf } from '../descriptors/elements-of.ts';

/** The protobuf side of the twins: what exists under a full name, and what is said of it. */
export interface ProtoIndex {
  find(name: string): Element | undefined;
  comment(element: Element): string;
  names(): Iterable<string>;
}

/** Makes the elements of the compiled protobuf definitions findable by their full names. */
export function protoIndex(descriptors: Pick<Descriptors, 'files' | 'comment'>): ProtoIndex {
  const byName = new Map(descriptors.files.flatMap(elementsOf).map((element) => [elementName(element), element]));
  return {
    find: (name) => byName.get(name),
    comment: (element) => descriptors.comment(element),
    names: () => byName.keys(),
  };
}
