import {
  create,
  fromBinary,
  toBinary,
  type DescFile,
  type DescMessage,
  type Message,
  type MessageInitShape,
} from '@bufbuild/protobuf';
import {
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
  type DescriptorProto,
  type FileDescriptorSet,
} from '@bufbuild/protobuf/wkt';
import { fromBase64, toBase64 } from '../../common/bytes.ts';
import { jsonName } from '../../common/letter-case.ts';

/**
 * Descriptors as JSON, without what a program can do without: comments, and names in JSON, which follow from the others. A browser
 * reads them sooner than the same descriptors as protobuf.
 */
export interface PackedFiles {
  /** File descriptors, member for member as `create` takes them, without their options. */
  readonly file: MessageInitShape<typeof FileDescriptorProtoSchema>[];
  /** Options as protobuf writes them, in base64, by the place of what has them: `file.3.messageType.0.field.2`. */
  readonly options: Readonly<Record<string, string>>;
}

/** @param files such as those of a registry */
export function packFiles(files: Iterable<DescFile>): PackedFiles {
  const options: Record<string, string> = {};
  const file = [...files].map(({ proto }, index) => pack(FileDescriptorProtoSchema, proto, `file.${index}`, options));
  return { file, options };
}

const left = new Set(['jsonName', 'sourceCodeInfo']);

function pack(schema: DescMessage, message: Message, place: string, options: Record<string, string>): object {
  const packed: Record<string, unknown> = {};
  for (const { localName, message: inner } of schema.fields) {
    if (!Object.hasOwn(message, localName) || left.has(localName)) continue;
    const value = (message as unknown as Record<string, unknown>)[localName];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    if (inner === undefined) packed[localName] = value;
    else if (localName === 'options') options[place] = toBase64(toBinary(inner, value as Message));
    else if (Array.isArray(value))
      packed[localName] = value.map((one: Message, index) =>
        pack(inner, one, `${place}.${localName}.${index}`, options),
      );
    else packed[localName] = pack(inner, value as Message, `${place}.${localName}`, options);
  }
  return packed;
}

/**
 * The descriptors again, each field with its name in JSON.
 *
 * @throws Error for options of something that is not there
 */
export function unpackFiles({ file, options }: PackedFiles): FileDescriptorSet {
  const set = create(FileDescriptorSetSchema, { file });
  for (const { messageType, extension } of set.file)
    nameFields({ field: extension, nestedType: messageType, extension: [] });
  for (const [place, bytes] of Object.entries(options)) setOptions(set, place, fromBase64(bytes));
  return set;
}

function setOptions(set: FileDescriptorSet, place: string, bytes: Uint8Array): void {
  let schema: DescMessage = FileDescriptorSetSchema;
  let owner: unknown = set;
  for (const step of place.split('.')) {
    owner = (owner as Record<string, unknown> | undefined)?.[step];
    schema = schema.field[step]?.message ?? schema;
  }
  const inner = schema.field['options']?.message;
  if (owner === undefined || inner === undefined) throw new Error(`Options of ${place}, which is not there.`);
  (owner as Record<string, unknown>)['options'] = fromBinary(inner, bytes);
}

function nameFields({
  field,
  nestedType,
  extension,
}: Pick<DescriptorProto, 'field' | 'nestedType' | 'extension'>): void {
  for (const one of [...field, ...extension]) one.jsonName = jsonName(one.name);
  nestedType.forEach(nameFields);
}
