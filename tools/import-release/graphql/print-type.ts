import {
  Kind,
  print,
  type ASTNode,
  type ConstDirectiveNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
} from 'graphql';
import type { ElementNode } from '../../../reference/graphql/elements.ts';
import { TWIN } from '../../../reference/graphql/twin-directive.ts';
import { inEarlierOrder } from '../in-earlier-order.ts';
import { notDescribed } from '../words.ts';

/** What the definitions say of an element of the schema beyond its name and type. */
export interface GraphqlTexts {
  /** The element in the earlier release. */
  readonly earlier: (name: string) => ElementNode | undefined;
  /** Full name, or name within its parent, of the protobuf element that it mirrors; undefined when nothing is to be written. */
  readonly twin: (name: string) => string | undefined;
  /** Whether it has neither description nor twin. */
  readonly needsText: (name: string) => boolean;
}

type Member = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

/** Longest line of the definitions that does not only hold arguments of one field. */
const longest = 120;

/** The source text of a node, as it stands in its file. */
const sourceOf = (node: ASTNode | undefined): string =>
  node?.loc === undefined ? '' : node.loc.source.body.slice(node.loc.start, node.loc.end);

/** A type of the new schema with the descriptions, twins and layout that the definitions have. */
export function printType(type: TypeDefinitionNode, texts: GraphqlTexts): string {
  const name = type.name.value;
  const earlier = texts.earlier(name);
  const head = [
    ...descriptionOf(name, earlier, texts),
    [headOf(type), ...directivesOf(name, type, earlier, texts)].join(' '),
  ].join('\n');
  if (type.kind === Kind.SCALAR_TYPE_DEFINITION) return head;
  if (type.kind === Kind.UNION_TYPE_DEFINITION) {
    const order = earlier?.kind === Kind.UNION_TYPE_DEFINITION ? (earlier.types ?? []) : [];
    const members = inEarlierOrder(
      type.types ?? [],
      (member) => member.name.value,
      order.map((member) => member.name.value),
    );
    return `${head} = ${members.map((member) => member.name.value).join(' | ')}`;
  }
  const members = inEarlierOrder(
    membersOf(type),
    (member) => member.name.value,
    earlier === undefined ? [] : membersOf(earlier).map((member) => member.name.value),
  );
  const lines = members.flatMap((member) => memberLines(`${name}.${member.name.value}`, member, texts));
  return [`${head} {`, ...lines, '}'].join('\n');
}

function membersOf(node: ElementNode): readonly Member[] {
  if (node.kind === Kind.ENUM_TYPE_DEFINITION) return node.values ?? [];
  return 'fields' in node ? (node.fields ?? []) : [];
}

const keywords: Readonly<Record<TypeDefinitionNode['kind'], string>> = {
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
};

function headOf(type: TypeDefinitionNode): string {
  const interfaces = 'interfaces' in type ? (type.interfaces ?? []).map(({ name }) => name.value) : [];
  return [
    keywords[type.kind],
    type.name.value,
    ...(interfaces.length === 0 ? [] : ['implements', interfaces.join(' & ')]),
  ].join(' ');
}

function descriptionOf(name: string, earlier: ElementNode | undefined, texts: GraphqlTexts): string[] {
  if (earlier?.description !== undefined) return [sourceOf(earlier.description)];
  return texts.needsText(name) ? [`"""${notDescribed}"""`] : [];
}

function directivesOf(
  name: string,
  node: ElementNode,
  earlier: ElementNode | undefined,
  texts: GraphqlTexts,
): string[] {
  const twin = texts.twin(name);
  const deprecated = directive(node, 'deprecated');
  // The reason that the sources give is a sentence of theirs.
  const reason = sourceOf(directive(earlier, 'deprecated')) || `@deprecated(reason: "${notDescribed}")`;
  return [...(deprecated ? [reason] : []), ...(twin === undefined ? [] : [`@${TWIN}(of: ${JSON.stringify(twin)})`])];
}

const directive = (node: ElementNode | undefined, wanted: string): ConstDirectiveNode | undefined =>
  node?.directives?.find(({ name }) => name.value === wanted);

function memberLines(name: string, member: Member, texts: GraphqlTexts): string[] {
  const earlier = texts.earlier(name);
  const same = earlier === undefined ? undefined : unchanged(name, member, earlier, texts);
  const lines = same === undefined ? newLines(name, member, earlier, texts) : [same];
  return lines.map((line) => `  ${line}`);
}

/** The text of a member of the earlier release, if nothing about it changed. */
function unchanged(name: string, member: Member, earlier: ElementNode, texts: GraphqlTexts): string | undefined {
  if (shape(member) !== shape(earlier)) return undefined;
  const args = 'arguments' in member ? (member.arguments ?? []) : [];
  const all = [
    { name, node: earlier },
    ...args.map((arg) => ({ name: `${name}(${arg.name.value})`, node: texts.earlier(`${name}(${arg.name.value})`) })),
  ];
  const kept = all.every(
    (element) =>
      !texts.needsText(element.name) &&
      sourceOf(directive(element.node, TWIN)) === (twinText(texts.twin(element.name)) ?? ''),
  );
  return kept ? sourceOf(earlier) : undefined;
}

const twinText = (twin: string | undefined): string | undefined =>
  twin === undefined ? undefined : `@${TWIN}(of: ${JSON.stringify(twin)})`;

/** Name, type, arguments and deprecation of a member, as one text to compare. */
function shape(node: ElementNode): string {
  const parts = [node.name.value, String(directive(node, 'deprecated') !== undefined)];
  if ('type' in node) parts.push(print(node.type));
  if ('defaultValue' in node && node.defaultValue !== undefined) parts.push(print(node.defaultValue));
  if ('arguments' in node) parts.push(...(node.arguments ?? []).map(shape));
  return parts.join('\0');
}

function newLines(name: string, member: Member, earlier: ElementNode | undefined, texts: GraphqlTexts): string[] {
  const head = descriptionOf(name, earlier, texts);
  const rest = directivesOf(name, member, earlier, texts);
  if (member.kind === Kind.ENUM_VALUE_DEFINITION) return [...head, [member.name.value, ...rest].join(' ')];
  const value =
    member.kind === Kind.INPUT_VALUE_DEFINITION && member.defaultValue ? [`= ${print(member.defaultValue)}`] : [];
  const end = [`: ${print(member.type)}`, ...value, ...rest].join(' ');
  const args = member.kind === Kind.FIELD_DEFINITION ? (member.arguments ?? []) : [];
  if (args.length === 0) return [...head, member.name.value + end];
  const lines = args.map((arg) => {
    const own = `${name}(${arg.name.value})`;
    return newLines(own, arg, texts.earlier(own), texts);
  });
  const inline = `${member.name.value}(${lines.flat().join(', ')})${end}`;
  if (lines.every(({ length }) => length === 1) && inline.length + 2 <= longest) return [...head, inline];
  return [...head, `${member.name.value}(`, ...lines.flat().map((line) => `  ${line}`), `)${end}`];
}
