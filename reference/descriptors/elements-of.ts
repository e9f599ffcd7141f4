import type { DescFile } from '@bufbuild/protobuf';
import { nestedTypes } from '@bufbuild/protobuf/reflect';
import type { Element } from './element-name.ts';

/** Every element of a file, the file itself first; nested types follow their parents. */
export function elementsOf(file: DescFile): Element[] {
  const elements: Element[] = [file];
  for (const type of nestedTypes(file)) {
    if (type.kind === 'message') elements.push(type, ...type.fields, ...type.oneofs);
    else if (type.kind === 'enum') elements.push(type, ...type.values);
    else if (type.kind === 'service') elements.push(type, ...type.methods);
  }
  return elements;
}
