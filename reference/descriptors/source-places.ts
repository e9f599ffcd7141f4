import type { DescFile } from '@bufbuild/protobuf';
import { commentText } from './comment-text.ts';
import { elementName, type Element } from './element-name.ts';
import { elementsOf } from './elements-of.ts';

/** What the source says of an element: its description, and the line (from 1) where it is declared. */
export interface SourcePlace {
  readonly comment: string;
  /** The same in the lines of the source, without their slashes; empty when there is none. */
  readonly lines: readonly string[];
  readonly line: number;
}

// Numbers of the fields of descriptor.proto that lead from a file to an element, and the `syntax` statement, whose
// comment describes the file.
const IN_FILE = { message: 4, enum: 5, service: 6, syntax: 12 };
const IN_MESSAGE = { field: 2, message: 3, enum: 4, oneof: 8 };
const ENUM_VALUE = 2;
const RPC = 2;

/** Comments and lines of all elements of a compiled file, by their full names. */
export function sourcePlaces(file: DescFile): Map<string, SourcePlace> {
  // Definitions that were sent without comments have no places either.
  if (file.proto.sourceCodeInfo === undefined) return new Map();
  const locations = new Map(file.proto.sourceCodeInfo.location.map((l) => [l.path.join('.'), l]));
  const places = new Map<string, SourcePlace>();
  for (const element of elementsOf(file)) {
    const location = locations.get(pathOf(element).join('.'));
    const raw = location?.leadingComments ?? '';
    const lines = raw === '' ? [] : raw.replace(/\n$/, '').split('\n');
    places.set(elementName(element), { comment: commentText(raw), lines, line: (location?.span[0] ?? 0) + 1 });
  }
  return places;
}

function pathOf(element: Element): number[] {
  switch (element.kind) {
    case 'file':
      return [IN_FILE.syntax];
    case 'message':
      return element.parent
        ? [...pathOf(element.parent), IN_MESSAGE.message, element.parent.proto.nestedType.indexOf(element.proto)]
        : [IN_FILE.message, element.file.proto.messageType.indexOf(element.proto)];
    case 'enum':
      return element.parent
        ? [...pathOf(element.parent), IN_MESSAGE.enum, element.parent.proto.enumType.indexOf(element.proto)]
        : [IN_FILE.enum, element.file.proto.enumType.indexOf(element.proto)];
    case 'service':
      return [IN_FILE.service, element.file.proto.service.indexOf(element.proto)];
    case 'field':
      return [...pathOf(element.parent), IN_MESSAGE.field, element.parent.proto.field.indexOf(element.proto)];
    case 'oneof':
      return [...pathOf(element.parent), IN_MESSAGE.oneof, element.parent.proto.oneofDecl.indexOf(element.proto)];
    case 'enum_value':
      return [...pathOf(element.parent), ENUM_VALUE, element.parent.proto.value.indexOf(element.proto)];
    case 'rpc':
      return [...pathOf(element.parent), RPC, element.parent.proto.method.indexOf(element.proto)];
  }
}
