import { create, type DescMessage } from '@bufbuild/protobuf';
import type { Model } from '../model/model.ts';
import type { MessageType } from '../model/types.ts';
import { ownTestOf, rulePath } from './rule-violated.ts';
import { evaluateTest, type FieldResolver } from './evaluate-test.ts';
import {
  allOf,
  anyOf,
  everything,
  not,
  nothing,
  patternOf,
  testSchema,
  unsetValue,
  type AnySchema,
} from './test-schema.ts';
import type { Rule, Test } from './types.ts';
import { valuesAt, type Found } from './values-at.ts';

export type { AnySchema } from './test-schema.ts';

/** A rule in the words of JSON Schema: it holds for values that fit all of `when`, and rejects those that fit `broken`. */
interface SaidRule {
  /** The message inside the command that the schemas are about; the rule says nothing where it is not given. */
  readonly place: readonly string[];
  readonly when: readonly AnySchema[];
  readonly broken: AnySchema;
}

/** Paths that a test reads. */
function pathsOf(test: Test): string[] {
  const inner = [...(test.all ?? []), ...(test.any ?? []), ...(test.not ? [test.not] : [])];
  return [test.path, test.length, test.otherPath, ...(test.lengthSum ?? []), ...inner.flatMap(pathsOf)].filter(
    (path) => path !== undefined,
  );
}

/** The same test, of the message at a place. */
function inside(test: Test, depth: number): Test {
  const cut = (path: string): string => path.split('.').slice(depth).join('.');
  const each = (tests: readonly Test[]): Test[] => tests.map((inner) => inside(inner, depth));
  return {
    ...test,
    ...(test.path !== undefined && { path: cut(test.path) }),
    ...(test.length !== undefined && { length: cut(test.length) }),
    ...(test.otherPath !== undefined && { otherPath: cut(test.otherPath) }),
    ...(test.lengthSum !== undefined && { lengthSum: test.lengthSum.map(cut) }),
    ...(test.all !== undefined && { all: each(test.all) }),
    ...(test.any !== undefined && { any: each(test.any) }),
    ...(test.not !== undefined && { not: inside(test.not, depth) }),
  };
}

/** The message whose presence a test asks for, `terms.new_market` for the case of a group; undefined for other tests. */
function presenceOf({ path = '', op, value }: Test): string | undefined {
  if (op === 'present') return path;
  if (op !== 'case' || typeof value !== 'string') return undefined;
  const names = path.split('.').slice(0, -1);
  return [...names, value].join('.');
}

const isAbove = (path: string, place: readonly string[]): boolean => {
  const names = path.split('.');
  return names.length <= place.length && names.every((name, index) => name === place[index]);
};

function sharedPlace(paths: readonly string[]): string[] {
  const [first = [], ...others] = paths.map((path) => path.split('.').slice(0, -1));
  const end = first.findIndex((name, index) => name.endsWith('[*]') || others.some((names) => names[index] !== name));
  return end < 0 ? first : first.slice(0, end);
}

function messageAt(model: Model, message: MessageType, place: readonly string[]): MessageType | undefined {
  return place.reduce<MessageType | undefined>((at, name) => {
    const type = at?.fields.find(({ protoName }) => protoName === name)?.type;
    return type?.kind === 'message' ? model.message(type.name) : undefined;
  }, message);
}

function saidRule(model: Model, command: string, rule: Rule, type: DescMessage): SaidRule | undefined {
  const message = model.message(type.typeName);
  const when = rule.when ?? [];
  const own = rule.rejectedIf || rule.partialWhen ? undefined : ownTestAt(model, message, command, rule, type);
  const rejects = rule.rejectedIf ?? own;
  if (message === undefined || rejects === undefined) return undefined;
  const others = when.filter((test) => presenceOf(test) === undefined);
  const deepest = sharedPlace([...others, rejects].flatMap(pathsOf));
  const nothingGiven: FieldResolver = valuesAt(type, create(type));
  for (let depth = deepest.length; depth >= 0; depth -= 1) {
    const place = deepest.slice(0, depth);
    const at = messageAt(model, message, place);
    const asked = when.map(presenceOf);
    const kept = when.filter((_, index) => asked[index] === undefined || !isAbove(asked[index] ?? '', place));
    const starts = (path: string): boolean => isAbove(place.join('.'), path.split('.')) || place.length === 0;
    if (at === undefined || !kept.every((test) => pathsOf(test).every(starts))) continue;
    // Where the message is not given, the rule must not reject anything.
    const needsPlace = place.length === 0 || own !== undefined || asked.includes(place.join('.'));
    if (!needsPlace && [...kept, rejects].every((test) => evaluateTest(test, nothingGiven) !== false)) continue;
    const conditions = kept.map((test) => testSchema(model, at, inside(test, depth)));
    const broken = own ? ownBroken(model, at, inside(own, depth)) : brokenBy(model, at, inside(rejects, depth));
    if (broken === undefined || broken === nothing || conditions.includes(undefined)) return undefined;
    return { place, when: (conditions as AnySchema[]).filter((schema) => schema !== everything), broken };
  }
  return undefined;
}

/** Whether a rule can be said as a schema at all. */
export const canBeSaid = (model: Model, command: string, rule: Rule, type: DescMessage): boolean =>
  saidRule(model, command, rule, type) !== undefined;

/** Rules by their conditions, and by the messages inside. */
interface Branches {
  readonly kept: AnySchema[];
  readonly branches: { readonly condition: AnySchema; readonly key: string; readonly then: Branches }[];
  readonly members: Map<string, Branches>;
}

const noBranches = (): Branches => ({ kept: [], branches: [], members: new Map() });

/**
 * Schemas of the commands that keep the rules which can be said. Each stands at the message that it is about, rules with the
 * same conditions under one `if`.
 *
 * @param command name of the command
 * @param type its message, as the compiler of protobuf describes it
 * @param reason what is said of a rule in `$comment`
 */
export function ruleSchemas(
  model: Model,
  command: string,
  rules: readonly Rule[],
  type: DescMessage,
  reason: (rule: Rule) => string,
): AnySchema[] {
  const root = noBranches();
  for (const rule of rules) {
    const said = saidRule(model, command, rule, type);
    if (said === undefined) continue;
    let place = root;
    for (const name of said.place) {
      const next = place.members.get(name) ?? noBranches();
      place.members.set(name, next);
      place = next;
    }
    for (const condition of said.when) {
      const key = JSON.stringify(condition);
      let branch = place.branches.find((each) => each.key === key);
      if (branch === undefined) place.branches.push((branch = { condition, key, then: noBranches() }));
      place = branch.then;
    }
    place.kept.push({ $comment: `${rule.field}: ${reason(rule)}`, ...not(said.broken) });
  }
  const message = model.message(type.typeName);
  return message === undefined ? [] : written(model, message, root);
}

function written(model: Model, message: MessageType, { kept, branches, members }: Branches): AnySchema[] {
  return [
    ...kept,
    ...branches.map(({ condition, then }) => ({ if: condition, then: allOf(written(model, message, then)) })),
    ...[...members].flatMap(([name, inner]) => {
      const field = message.fields.find(({ protoName }) => protoName === name);
      const type = messageAt(model, message, [name]);
      if (field === undefined || type === undefined) return [];
      return [{ patternProperties: { [patternOf(field)]: allOf(written(model, type, inner)) } }];
    }),
  ];
}

/** What a test rejects; of several reasons those that can be said. */
function brokenBy(model: Model, message: MessageType, test: Test): AnySchema | undefined {
  if (!test.any) return testSchema(model, message, test);
  const known = test.any.map((inner) => testSchema(model, message, inner)).filter((schema) => schema !== undefined);
  return known.length === 0 ? undefined : anyOf(known);
}

/** The test of a rule that has none of its own, with full paths. */
function ownTestAt(
  model: Model,
  message: MessageType | undefined,
  command: string,
  rule: Rule,
  type: DescMessage,
): Test | undefined {
  const path = rulePath(command, rule, type);
  const found = path === undefined ? undefined : message && unsetAt(model, message, path.split('.'));
  return path === undefined || found === undefined ? undefined : ownTestOf(rule, path, found);
}

/** What a rule without a test of its own rejects: a value inside a message that is not given is not looked at. */
function ownBroken(model: Model, message: MessageType, test: Test): AnySchema | undefined {
  const schema = testSchema(model, message, test);
  const names = (pathsOf(test)[0] ?? '').split('.');
  const parents = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('.'));
  const reached = parents.map((parent) => testSchema(model, message, { path: parent, op: 'present' }));
  if (schema === undefined || reached.includes(undefined)) return undefined;
  return allOf([...(reached as AnySchema[]), schema]);
}

/** What stands at a path of an empty message: enough to tell what kind of value it is. */
function unsetAt(model: Model, message: MessageType, names: readonly string[]): Found | undefined {
  const [head = '', ...rest] = names;
  const name = head.replace('[*]', '');
  if (message.fields.some(({ oneof }) => oneof === name)) return { kind: 'case', name: undefined };
  const field = message.fields.find(({ protoName }) => protoName === name);
  if (field === undefined) return undefined;
  if (rest.length > 0) {
    const inner = field.type.kind === 'message' ? model.message(field.type.name) : undefined;
    return inner && unsetAt(model, inner, rest);
  }
  return unsetValue(model, head.endsWith('[*]') ? { ...field, repeated: false } : field);
}
