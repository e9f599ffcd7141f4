import {
  fromBinary,
  fromJson,
  toBinary,
  toJson,
  type DescMessage,
  type JsonObject,
  type Message,
} from '@bufbuild/protobuf';
import { newestRelease } from '../../product.ts';
import {
  loadTransactionCommands,
  loadErrors,
  holdsFor,
  rulePath,
  ruleViolated,
  valuesAt,
  type Command,
  type Descriptors,
  type Rule,
  type Test,
} from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';
import { documentsOf, fillFrom } from './documents.ts';
import { editAt, type Fill } from './edit.ts';
import { placed } from './placed.ts';
import { reportedErrors, withoutIndices } from './reported-errors.ts';
import { satisfy } from './satisfy.ts';

/** Has a node check the bytes of `vega.commands.v1.InputData` and gives what it says: the text of its error. */
export type CheckInput = (inputData: Uint8Array) => Promise<string>;

/** Values one of which breaks most kinds of rule. */
const probes = [
  '',
  '0',
  '-1',
  '1',
  '2',
  '8',
  '21',
  '101',
  '151',
  '366',
  '501',
  '1000001',
  '9999',
  '0.0001',
  '1.5',
  '-8.5',
  'not-one',
  'x'.repeat(101),
  'x'.repeat(201),
  'x'.repeat(20_001),
];

interface Attempt {
  readonly message: Message;
  readonly predicted: readonly Rule[];
  readonly open: readonly Rule[];
}

/** A suite of one command: its message, its rules, and what a rule's error says. */
interface Suite {
  readonly command: Command;
  readonly type: DescMessage;
  readonly fill: Fill;
  readonly textOf: (rule: Rule) => string;
}

/**
 * Breaks each rule of each command, by itself where that can be, and compares what the node says with what the rules say.
 *
 * @param check the node's check of a transaction's input data
 */
export async function checkRules(
  check: CheckInput,
  descriptors: Descriptors,
  root?: string,
  only?: string,
): Promise<PartReport> {
  const recorder = new Recorder('rules');
  const { registry } = descriptors;
  const errors = loadErrors(newestRelease, root);
  const input = registry.getMessage('vega.commands.v1.InputData');
  if (!input) throw new Error('The definitions have no vega.commands.v1.InputData.');
  const textOf = (rule: Rule): string => (rule.message ?? errors[rule.error ?? ''] ?? '').replaceAll('`', '');
  for (const documented of loadTransactionCommands(newestRelease, root)) {
    const command = { ...documented, rules: documented.rules.map((rule) => placed(documented.name, rule)) };
    if (only !== undefined && command.name !== only) continue;
    const type = registry.getMessage(command.message);
    const field = input.fields.find(({ name }) => name === command.name);
    if (!type || !field) throw new Error(`${command.name} has no message.`);
    const suite: Suite = { command, type, fill: fillFrom(descriptors, root), textOf };
    const documents = documentsOf(command).map((document) => fromJson(type, document as JsonObject, { registry }));
    const wrap = (message: Message): Uint8Array =>
      toBinary(
        input,
        fromJson(
          input,
          { nonce: '1', blockHeight: '1', [field.jsonName]: toJson(type, message, { registry }) },
          { registry },
        ),
      );
    for (const rule of command.rules) {
      if (!command.rulesRunBy.includes('core')) {
        recorder.leave(`${command.name}: ${rule.field}`, 'only the wallet checks it');
        continue;
      }
      const attempt = breakRule(suite, rule, documents);
      const element = `${command.name}: ${rule.field} ${rule.rule} ${textOf(rule)}`.trim();
      if (!attempt) recorder.leave(element, reasonOf(command, type, rule));
      else if (endsTheNode(command, attempt.message))
        recorder.leave(element, 'a heartbeat without vega_signature ends the process of the node, so none is sent');
      else judge(recorder, suite, rule, element, attempt, await check(wrap(attempt.message)));
    }
  }
  return recorder.report();
}

/** Why no command breaks a rule: because none can that is read from bytes, or because the suite makes none. */
function reasonOf({ name }: Command, type: DescMessage, rule: Rule): string {
  if ((rule.when ?? []).some(neverHolds)) return 'the check never reaches it here';
  const member = (rule.when ?? []).some(({ op, value }) => op === 'case' && rule.field.endsWith(String(value)));
  return rule.rule === 'required' && (member || rulePath(name, rule, type) === undefined)
    ? 'what it asks for is always there in a transaction that is read from bytes'
    : 'the suite makes no command that breaks it';
}

const neverHolds = ({ const: value, not }: Test): boolean => value === false || not?.const === true;

/**
 * Whether a command makes the release's check of it read what is not there: the node that is asked then ends. Seen with
 * v0.73.9, whose check of the algorithm reads the signature although it is missing.
 */
function endsTheNode({ name }: Command, message: Message): boolean {
  const { vegaSignature } = message as Message & Record<string, unknown>;
  return name === 'validator_heartbeat' && !vegaSignature;
}

/** The command that breaks a rule and as few others as can be. */
function breakRule({ command, type, fill }: Suite, rule: Rule, documents: readonly Message[]): Attempt | undefined {
  let best: Attempt | undefined;
  const path = rulePath(command.name, rule, type);
  for (const document of nearest(type, rule, documents)) {
    const prepared = copy(type, document);
    for (const condition of rule.when ?? [])
      if (holdsFor(condition, type, prepared) !== true) satisfy(type, prepared, condition, fill);
    for (const message of candidates(type, prepared, rule, path, fill)) {
      const values = valuesAt(type, message);
      const own = ruleViolated(command.name, rule, type, values);
      if (own === false || (own === undefined && best)) continue;
      const outcomes = command.rules.map((other) => [other, ruleViolated(command.name, other, type, values)] as const);
      const predicted = outcomes.filter(([, outcome]) => outcome === true).map(([other]) => other);
      const attempt = {
        message,
        predicted,
        open: outcomes.filter(([, outcome]) => outcome === undefined).map(([other]) => other),
      };
      // Sure to break it before perhaps, then the fewer others the better.
      if (!best || score(attempt, rule) < score(best, rule)) best = attempt;
      if (score(best, rule) === 1) return best;
    }
  }
  return best;
}

/** The documents of which the fewest conditions of a rule do not hold, so that little has to be changed. */
function nearest(type: DescMessage, { when = [] }: Rule, documents: readonly Message[]): Message[] {
  const open = (document: Message): number => when.filter((one) => holdsFor(one, type, document) !== true).length;
  return documents
    .map((document) => ({ document, open: open(document) }))
    .sort((a, b) => a.open - b.open)
    .slice(0, 4)
    .map(({ document }) => document);
}

const score = ({ predicted }: Attempt, rule: Rule): number => (predicted.includes(rule) ? 0 : 1000) + predicted.length;

function* candidates(
  type: DescMessage,
  prepared: Message,
  rule: Rule,
  path: string | undefined,
  fill: Fill,
): Generator<Message> {
  if (rule.rejectedIf) {
    const message = copy(type, prepared);
    satisfy(type, message, rule.rejectedIf, fill);
    yield message;
    for (const part of rule.rejectedIf.any ?? []) {
      const other = copy(type, prepared);
      satisfy(type, other, part, fill);
      yield other;
    }
  }
  if (path === undefined) {
    yield prepared;
    return;
  }
  const cleared = copy(type, prepared);
  if (editAt(type, cleared, path, fill, () => undefined)) yield cleared;
  for (const probe of probes) {
    const message = copy(type, prepared);
    let fits = false;
    editAt(type, message, path, fill, (field, value) => {
      if (field.fieldKind !== 'scalar' && field.fieldKind !== 'enum') return value;
      if (field.fieldKind === 'enum' ? !/^\d+$/.test(probe) : false) return value;
      try {
        fits = true;
        return probe;
      } catch {
        return value;
      }
    });
    if (fits) yield message;
  }
}

function copy(type: DescMessage, message: Message): Message {
  return fromBinary(type, toBinary(type, message));
}

/** Compares what the node says with the rules that the command breaks. */
function judge(
  recorder: Recorder,
  { textOf }: Suite,
  rule: Rule,
  element: string,
  { predicted, open }: Attempt,
  said: string,
): void {
  const reported = reportedErrors(said);
  if (!reported) {
    recorder.compare('answers', element, 'answer', 'field (reason)', said);
    return;
  }
  const all = reported.map(({ field, reasons }) => ({ field: withoutIndices(field), reasons }));
  const has = (wanted: Rule): boolean =>
    all.some(({ field, reasons }) => sameField(field, wanted.field) && contains(reasons, textOf(wanted)));
  if (!predicted.includes(rule)) {
    if (has(rule)) recorder.compare('rules seen', element, 'error', true, true);
    else recorder.leave(element, `what the suite made did not break it; the node said: ${said.slice(0, 160)}`);
    return;
  }
  // A check may end with the first error: then only that of another broken rule is told, and nothing about this one.
  const others = [...predicted.filter((other) => other !== rule), ...open];
  if (!has(rule) && others.some((other) => all.some(({ field }) => sameField(field, other.field)))) {
    recorder.leave(element, `another rule that was broken as well ended the check: ${said.slice(0, 160)}`);
    return;
  }
  const kind = predicted.length === 1 ? 'rules broken alone' : 'rules broken with others';
  recorder.compare(
    kind,
    element,
    'error',
    `${rule.field} (${textOf(rule)})`,
    has(rule) ? `${rule.field} (${textOf(rule)})` : said,
  );
  const unexplained = all.filter(
    ({ field }) => ![...predicted, ...open].some((other) => sameField(field, other.field)),
  );
  recorder.compare(
    'answers',
    element,
    'fields beside those of broken rules',
    [],
    unexplained.map(({ field, reasons }) => `${field} (${reasons})`),
  );
}

function sameField(reported: string, documented: string): boolean {
  return (
    reported === documented ||
    documented === '*' ||
    withoutIndices(documented).replaceAll('.*', '') === reported.replaceAll('.*', '')
  );
}

/** Whether one of the reasons is a rule's text, in which `…` stands for any value. */
function contains(reasons: string, text: string): boolean {
  const pattern = text
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`(^|, )${pattern}($|, )`, 's').test(reasons);
}
