import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadErrors } from '../commands/load-errors.ts';
import { canBeSaid } from '../commands/rule-schema.ts';
import { ruleViolated } from '../commands/rule-violated.ts';
import { valuesAt } from '../commands/values-at.ts';
import type { Command } from '../commands/types.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { commandSchema } from './command-schema.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const root = process.cwd();
const descriptors = await loadDescriptors(newestRelease);
const { registry } = descriptors;
const model = buildModel(root, descriptors);
const commands = loadTransactionCommands(newestRelease, root);
const accepted = commands.filter(({ acceptedByWallet }) => acceptedByWallet);
const { schema, said, rules } = commandSchema(model, registry, commands, loadErrors(newestRelease, root));
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

const typeOf = (command: Command): NonNullable<ReturnType<typeof registry.getMessage>> => {
  const type = registry.getMessage(command.message);
  if (!type) throw new Error(`no message ${command.message}`);
  return type;
};
const sayable = new Map(
  accepted.map((command) => [
    command.name,
    command.rules.filter((rule) => canBeSaid(model, command.name, rule, typeOf(command))),
  ]),
);

/** Fields of the rules, of those that can be said, that the release's check finds broken; undefined for JSON that does not fit. */
function broken(command: Command, content: Json): string[] | undefined {
  const type = typeOf(command);
  try {
    const values = valuesAt(type, fromJson(type, content as JsonValue, { registry }));
    return (sayable.get(command.name) ?? [])
      .filter((rule) => ruleViolated(command.name, rule, type, values) === true)
      .map(({ field, rule }) => `${field} ${rule}`);
  } catch {
    return undefined;
  }
}

/** Values of the same type of JSON that break rules of one kind or another. */
function others(value: Json): Json[] {
  if (typeof value === 'string')
    return /_/.test(value) && value === value.toUpperCase()
      ? []
      : [
          '',
          ' ',
          'x',
          '0',
          '-1',
          '1',
          '0.5',
          '-0.000',
          '1.0001',
          '3',
          '10',
          '21',
          '99999999999',
          'a'.repeat(64),
          'b'.repeat(201),
        ].filter((text) => !/^-?\d+$/.test(value) || /^-?\d*$/.test(text) || value.length > 12);
  if (typeof value === 'number') return [0, -1, 1, 0.5, 2, 1e6, 1e-9];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[], [...value, ...value], ...(value.length > 1 ? [value.slice(1)] : [])];
  return [];
}

/** A value with one thing changed: a member taken away, given another value, or emptied; every change in turn. */
function* changes(value: Json): Generator<Json> {
  yield* others(value);
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const changed of changes(item)) yield value.map((each, place) => (place === index ? changed : each));
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const changed of changes(member)) yield { ...value, [name]: changed };
    }
}

/** Every enum value by each of the others of its enum, in turn. */
function* enumChanges(content: Json): Generator<Json> {
  const text = JSON.stringify(content);
  const enums = descriptors.files.flatMap(
    (file) => model.files.find(({ path }) => path === `${file.name}.proto`)?.enums ?? [],
  );
  for (const [quoted, name = ''] of text.matchAll(/"([A-Z][A-Z0-9_]+)"/g))
    for (const { values } of enums.filter((each) => each.values.some(({ valueName }) => valueName === name)))
      for (const { valueName } of values) yield JSON.parse(text.replace(quoted, `"${valueName}"`)) as Json;
}

const snake = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(snake)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, member]) => [
            name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
            snake(member),
          ]),
        )
      : value;

const contentOf = ({ example, walletKey }: Command): Json => example[walletKey] as Json;

describe('the schema of commands', () => {
  it('says most rules: all that neither compare two members nor need the release', () => {
    expect(accepted.map(({ name }) => name)).toHaveLength(28);
    expect([said, rules]).toEqual([860, 1048]);
  });

  it.each(accepted.map((command) => [command.name, command] as const))(
    '%s: takes the example in either spelling, and no unknown member',
    (name, command) => {
      expect(validate(command.example), JSON.stringify(validate.errors)).toBe(true);
      const content = contentOf(command);
      const spelled = JSON.parse(JSON.stringify(snake(content)).replaceAll('"e_t_h', '"eth')) as Json;
      expect(validate({ [name]: spelled }), JSON.stringify(validate.errors)).toBe(true);
      expect(validate({ [name]: { ...(content as object), misspelt: 1 } })).toBe(false);
    },
  );

  it('refuses what is no command, two commands, and one that the wallet does not take', () => {
    expect(validate({})).toBe(false);
    expect(validate({ orderCancelation: {} })).toBe(false);
    expect(validate({ orderSubmission: {} })).toBe(false);
    const examples = Object.assign({}, ...accepted.slice(0, 2).map(({ example }) => example)) as object;
    expect(validate(examples)).toBe(false);
    for (const { acceptedByWallet, example } of commands) if (!acceptedByWallet) expect(validate(example)).toBe(false);
  });

  it('refuses a member in both spellings, and two members of a group', () => {
    const vote = contentOf(accepted.find(({ name }) => name === 'vote_submission') as Command) as {
      proposalId: string;
    };
    expect(validate({ voteSubmission: vote })).toBe(true);
    expect(validate({ voteSubmission: { ...vote, proposal_id: vote.proposalId } })).toBe(false);
    const transfer = contentOf(accepted.find(({ name }) => name === 'transfer') as Command) as object;
    expect(validate({ transfer: { ...transfer, oneOff: {}, recurring: {} } })).toBe(false);
  });

  it('agrees with the release’s check on every change of every example', () => {
    const wrong: string[] = [];
    const counts = { good: 0, bad: 0 };
    for (const command of accepted) {
      const content = contentOf(command);
      for (const changed of [...changes(content), ...enumChanges(content)]) {
        const expected = broken(command, changed);
        if (expected === undefined) continue;
        const fits = validate({ [command.walletKey]: changed });
        counts[fits ? 'good' : 'bad'] += 1;
        if (fits !== (expected.length === 0))
          wrong.push(
            `${command.name} ${JSON.stringify(changed).slice(0, 300)}: ${expected.join('; ') || JSON.stringify(validate.errors?.slice(-2))}`,
          );
      }
    }
    expect(wrong.slice(0, 12)).toEqual([]);
    expect(counts.good).toBeGreaterThan(500);
    expect(counts.bad).toBeGreaterThan(800);
  });
});
