import type {
  DescEnum,
  DescField,
  DescFile,
  DescMessage,
  DescMethod,
  DescOneof,
  DescService,
  FileRegistry,
} from '@bufbuild/protobuf';
import { ScalarType } from '@bufbuild/protobuf';
import type { Element } from '../../../reference/descriptors/element-name.ts';
import type { HttpBinding } from '../../../reference/descriptors/http-binding.ts';
import { isRequired } from '../../../reference/descriptors/is-required.ts';
import { inEarlierOrder } from '../in-earlier-order.ts';

/** What stands in a definition beside the names, numbers and types. */
export interface ProtoTexts {
  /** Lines above an element, with their slashes and no indentation. */
  readonly above: (element: Element) => readonly string[];
  readonly binding: (rpc: DescMethod) => HttpBinding | undefined;
  /** Names of the children of an element in the order in which the earlier release has them; empty when it is new. */
  readonly order: (element: Element) => readonly string[];
}

type Lines = readonly string[];

const indented = (lines: Lines): Lines => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Blocks with an empty line between them. */
const apart = (blocks: readonly Lines[]): Lines =>
  blocks.filter((block) => block.length > 0).flatMap((block, index) => (index === 0 ? block : ['', ...block]));

/**
 * A file of the definitions: the structure of a descriptor with the texts that are given, in the layout that all files of
 * the definitions have. Options other than `deprecated`, required fields and HTTP bindings are left out.
 */
export function printProto(file: DescFile, registry: FileRegistry, texts: ProtoTexts): string {
  const lines = new Map(
    (file.proto.sourceCodeInfo?.location ?? []).map(({ path, span }) => [path.join('.'), span[0] ?? 0]),
  );
  const context: Context = { file, registry, texts, lines };
  const types: readonly (DescService | DescMessage | DescEnum)[] = inEarlierOrder(
    [...file.services, ...inSourceOrder(file.messages, file.enums, context)],
    ({ name }) => name,
    texts.order(file),
  );
  const imports = importsOf(context).map((name) => `import "${name}";`);
  const blocks: Lines[] = [
    [...texts.above(file), 'syntax = "proto3";'],
    [`package ${file.proto.package};`],
    imports,
    ...types.map((type) => typeLines(type, context)),
  ];
  return `${apart(blocks).join('\n')}\n`;
}

interface Context {
  readonly file: DescFile;
  readonly registry: FileRegistry;
  readonly texts: ProtoTexts;
  /** The line on which each element of the source begins, by its path in the descriptor. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Messages and enums as they follow each other in the source. */
function inSourceOrder(
  messages: readonly DescMessage[],
  enums: readonly DescEnum[],
  { lines }: Context,
): (DescMessage | DescEnum)[] {
  const lineOf = (type: DescMessage | DescEnum): number => lines.get(pathOf(type).join('.')) ?? 0;
  return [...messages, ...enums].sort((a, b) => lineOf(a) - lineOf(b));
}

function pathOf(type: DescMessage | DescEnum): number[] {
  const { parent } = type;
  if (type.kind === 'message')
    return parent
      ? [...pathOf(parent), 3, parent.proto.nestedType.indexOf(type.proto)]
      : [4, type.file.proto.messageType.indexOf(type.proto)];
  return parent
    ? [...pathOf(parent), 4, parent.proto.enumType.indexOf(type.proto)]
    : [5, type.file.proto.enumType.indexOf(type.proto)];
}

function typeLines(type: DescService | DescMessage | DescEnum, context: Context): Lines {
  if (type.kind === 'message') return messageLines(type, context);
  return type.kind === 'enum' ? enumLines(type, context) : serviceLines(type, context);
}

function block(head: string, parts: readonly Lines[]): Lines {
  const inner = apart(parts);
  return inner.length === 0 ? [`${head} {}`] : [`${head} {`, ...indented(inner), '}'];
}

const deprecation = (deprecated: boolean): Lines => (deprecated ? ['option deprecated = true;'] : []);

function messageLines(message: DescMessage, context: Context): Lines {
  const nested = inSourceOrder(
    message.nestedMessages.filter(({ proto }) => proto.options?.mapEntry !== true),
    message.nestedEnums,
    context,
  );
  const order = context.texts.order(message);
  const types = inEarlierOrder(nested, ({ name }) => name, order);
  const members = inEarlierOrder(message.members, ({ name }) => name, order);
  const parts = [
    deprecation(message.deprecated),
    reservedLines(message.proto.reservedRange, message.proto.reservedName, 1),
    ...types.map((type) => typeLines(type, context)),
    members.flatMap((member) =>
      member.kind === 'oneof' ? oneofLines(member, context) : fieldLines(member, message, context),
    ),
  ];
  return [...context.texts.above(message), ...block(`message ${message.name}`, parts)];
}

/** `reserved` statements. The end of a range is excluded in messages (`past` 1) and included in enums (0). */
function reservedLines(
  ranges: readonly { readonly start: number; readonly end: number }[],
  names: readonly string[],
  past: 0 | 1,
): Lines {
  const numbers = ranges.map(({ start, end }) => {
    const last = end - past;
    return start === last ? String(start) : `${start} to ${last >= 0x1fffffff ? 'max' : last}`;
  });
  return [
    ...(numbers.length === 0 ? [] : [`reserved ${numbers.join(', ')};`]),
    ...(names.length === 0 ? [] : [`reserved ${names.map((name) => `"${name}"`).join(', ')};`]),
  ];
}

function oneofLines(oneof: DescOneof, context: Context): Lines {
  const fields = inEarlierOrder(oneof.fields, ({ name }) => name, context.texts.order(oneof.parent));
  return [
    ...context.texts.above(oneof),
    ...block(`oneof ${oneof.name}`, [fields.flatMap((field) => fieldLines(field, oneof.parent, context))]),
  ];
}

function fieldLines(field: DescField, message: DescMessage, context: Context): Lines {
  const label = field.fieldKind === 'list' ? 'repeated ' : field.proto.proto3Optional ? 'optional ' : '';
  const options = [
    ...(isRequired(context.registry, field) ? ['(google.api.field_behavior) = REQUIRED'] : []),
    ...(field.deprecated ? ['deprecated = true'] : []),
  ];
  const list = options.length === 0 ? '' : ` [${options.join(', ')}]`;
  return [
    ...context.texts.above(field),
    `${label}${fieldType(field, message.typeName, context)} ${field.name} = ${field.number}${list};`,
  ];
}

const scalarName = (scalar: ScalarType): string => ScalarType[scalar].toLowerCase();

function fieldType(field: DescField, scope: string, context: Context): string {
  const named = (type: DescMessage | DescEnum): string => relativeName(type.typeName, scope, context.file);
  switch (field.fieldKind) {
    case 'scalar':
      return scalarName(field.scalar);
    case 'message':
      return named(field.message);
    case 'enum':
      return named(field.enum);
    case 'list':
      return field.message
        ? named(field.message)
        : field.enum
          ? named(field.enum)
          : scalarName(field.scalar ?? ScalarType.STRING);
    case 'map': {
      const value = field.message
        ? named(field.message)
        : field.enum
          ? named(field.enum)
          : scalarName(field.scalar ?? ScalarType.STRING);
      return `map<${scalarName(field.mapKey)}, ${value}>`;
    }
  }
}

/** The shortest name of a type that means it at a place: without its package, and without the message that it is nested in. */
function relativeName(typeName: string, scope: string, { proto }: DescFile): string {
  if (typeName.startsWith(`${scope}.`)) return typeName.slice(scope.length + 1);
  const package_ = `${proto.package}.`;
  if (!typeName.startsWith(package_)) return typeName;
  const short = typeName.slice(package_.length);
  // `v1.Thing` would be looked for in a package below this one.
  return /^[A-Z]/.test(short) ? short : typeName;
}

function enumLines(type: DescEnum, { texts }: Context): Lines {
  const values = inEarlierOrder(type.values, ({ name }) => name, texts.order(type));
  const parts = [
    [
      ...(type.proto.options?.allowAlias === true ? ['option allow_alias = true;'] : []),
      ...deprecation(type.deprecated),
    ],
    reservedLines(type.proto.reservedRange, type.proto.reservedName, 0),
    values.flatMap((value) => [
      ...texts.above(value),
      `${value.name} = ${value.number}${value.deprecated ? ' [deprecated = true]' : ''};`,
    ]),
  ];
  return [...texts.above(type), ...block(`enum ${type.name}`, parts)];
}

function serviceLines(service: DescService, context: Context): Lines {
  const rpcs = inEarlierOrder(service.methods, ({ name }) => name, context.texts.order(service));
  return [
    ...context.texts.above(service),
    ...block(`service ${service.name}`, [
      deprecation(service.deprecated),
      ...rpcs.map((rpc) => rpcLines(rpc, context)),
    ]),
  ];
}

function rpcLines(rpc: DescMethod, { file, texts }: Context): Lines {
  const named = (type: DescMessage): string => relativeName(type.typeName, rpc.parent.typeName, file);
  const streams = {
    unary: ['', ''],
    server_streaming: ['', 'stream '],
    client_streaming: ['stream ', ''],
    bidi_streaming: ['stream ', 'stream '],
  } as const;
  const [from, to] = streams[rpc.methodKind];
  const head = `rpc ${rpc.name}(${from}${named(rpc.input)}) returns (${to}${named(rpc.output)})`;
  const binding = texts.binding(rpc);
  const http =
    binding === undefined
      ? []
      : [
          'option (google.api.http) = {',
          `  ${binding.method.toLowerCase()}: "${binding.path}"`,
          ...(binding.body === '' ? [] : [`  body: "${binding.body}"`]),
          '};',
        ];
  const body = [...deprecation(rpc.deprecated), ...http];
  return [...texts.above(rpc), ...(body.length === 0 ? [`${head};`] : [`${head} {`, ...indented(body), '}'])];
}

/** The files that a file needs: those of its types, and those of the options that are printed. */
function importsOf({ file, registry, texts }: Context): string[] {
  const needed = new Set<string>();
  const add = (type: DescMessage | DescEnum | undefined): void => {
    if (type !== undefined && type.file !== file) needed.add(`${type.file.name}.proto`);
  };
  const visit = (message: DescMessage): void => {
    for (const field of message.fields) {
      add(field.message ?? field.enum);
      if (isRequired(registry, field)) needed.add('google/api/field_behavior.proto');
    }
    message.nestedMessages.forEach(visit);
  };
  file.messages.forEach(visit);
  for (const rpc of file.services.flatMap(({ methods }) => methods)) {
    add(rpc.input);
    add(rpc.output);
    if (texts.binding(rpc) !== undefined) needed.add('google/api/annotations.proto');
  }
  return [...needed].sort();
}
