import { beforeAll, describe, expect, it } from 'vitest';
import { ScalarType } from '@bufbuild/protobuf';
import { newestRelease } from '../../product.ts';
import { elementName, type Element } from '../../reference/descriptors/element-name.ts';
import { elementsOf } from '../../reference/descriptors/elements-of.ts';
import { loadDescriptors, type Descriptors } from '../../reference/descriptors/load-descriptors.ts';
import { fault, sharedFaults, type Described } from './proto-comment-rules.ts';

// Sentences that rightly stand on elements of different names.
const MAY_BE_SHARED: readonly string[] = [];

function described(all: Descriptors, element: Element): Described {
  const type =
    element.kind === 'field'
      ? (element.message?.typeName ?? element.enum?.typeName ?? ScalarType[element.scalar!].toLowerCase())
      : '';
  return { kind: element.kind, name: elementName(element), type, comment: all.comment(element) };
}

describe('every element of the protobuf definitions is described', () => {
  let all: Descriptors;
  let elements: Element[];
  beforeAll(async () => {
    all = await loadDescriptors(newestRelease);
    elements = all.files.flatMap(elementsOf);
  });

  it('has a description that says more than the name', () => {
    const faults = elements.flatMap((element) => {
      const reason = fault(described(all, element));
      const { file, line } = all.place(element);
      return reason ? [`${file}:${line} ${elementName(element)} ${reason}`] : [];
    });
    console.log(`proto-comments: ${elements.length} elements looked at, ${faults.length} at fault`);
    expect(faults).toEqual([]);
  });

  it('has a description of its own', () => {
    expect(
      sharedFaults(
        elements.map((element) => described(all, element)),
        MAY_BE_SHARED,
      ),
    ).toEqual([]);
  });
});
