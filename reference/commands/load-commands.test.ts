import { readFileSync } from 'node:fs';
import { fromJson, type DescMessage, type JsonObject, type Message } from '@bufbuild/protobuf';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors, type Descriptors } from '../descriptors/load-descriptors.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadTransactionCommands } from './load-commands.ts';
import { ruleViolated } from './rule-violated.ts';
import { valuesAt } from './values-at.ts';
import type { Command, Rule } from './types.ts';

type FactRule = Omit<Rule, 'message' | 'says'>;
type FactCommand = Pick<
  Command,
  | 'name'
  | 'message'
  | 'signedBy'
  | 'opcode'
  | 'title'
  | 'validatorCommand'
  | 'walletKey'
  | 'acceptedByWallet'
  | 'rulesRunBy'
> & { readonly fieldNumber: number; readonly walletFieldNumber: number; readonly rules: readonly FactRule[] };

const commands = loadTransactionCommands(newestRelease);
const facts = factTable<{ commands: readonly FactCommand[] }>('commands.json');
let all: Descriptors;
let inputData: DescMessage;
let walletRequest: DescMessage;

beforeAll(async () => {
  all = await loadDescriptors(newestRelease);
  inputData = messageOf('vega.commands.v1.InputData');
  walletRequest = messageOf('vega.wallet.v1.SubmitTransactionRequest');
});

function messageOf(name: string): DescMessage {
  const found = all.registry.getMessage(name);
  if (!found) throw new Error(`${name} is not defined`);
  return found;
}

function commandOf(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (!found) throw new Error(`there is no command ${name}`);
  return found;
}

function commandField(name: string): { message: DescMessage; number: number } {
  const field = inputData.fields.find((candidate) => candidate.name === name);
  if (!field?.message) throw new Error(`InputData has no command ${name}`);
  return { message: field.message, number: field.number };
}

function example(command: Command, content: JsonObject = command.example): { type: DescMessage; message: Message } {
  const { message: type } = commandField(command.name);
  return { type, message: fromJson(type, content[command.walletKey] ?? {}, { registry: all.registry }) };
}

function broken(command: Command, content?: JsonObject): readonly Rule[] {
  const { type, message } = example(command, content);
  const values = valuesAt(type, message);
  return command.rules.filter((rule) => ruleViolated(command.name, rule, type, values) === true);
}

const observedRules = JSON.parse(readFileSync('conformance/observed/rules.json', 'utf8')) as readonly {
  command: string;
  field: string;
  rule: string;
  /** Which of several rules of that field, told by the case that it stands under. */
  case?: { path: string; value: string };
  instead: Partial<Rule>;
}[];

const isSeen = (seen: (typeof observedRules)[number], command: string, rule: Rule): boolean =>
  seen.command === command &&
  seen.field === rule.field &&
  seen.rule === rule.rule &&
  (seen.case === undefined ||
    rule.when?.some(
      ({ op, path, value }) => op === 'case' && path === seen.case?.path && value === seen.case?.value,
    ) === true);

describe('the table of the release', () => {
  it('has the same 30 commands', () => {
    const expected = [...facts.commands].sort((a, b) => (a.name < b.name ? -1 : 1));
    const actual = commands.map((command) => ({
      ...command,
      fieldNumber: commandField(command.name).number,
      walletFieldNumber: walletRequest.fields.find(({ name }) => name === command.name)?.number,
    }));
    expect(expected).toHaveLength(30);
    expect(actual).toMatchObject(expected.map(pick));
  });

  it.each(facts.commands)('has the same rules for $name', ({ name, rules }) => {
    // Wording is ours; `toEqual` takes undefined for absent.
    const actual = commandOf(name).rules.map((rule) => ({ ...rule, message: undefined, says: undefined }));
    // Where the release was seen to say something else than its code had been read to say, the observation counts.
    const expected = rules.map((rule) => ({
      ...rule,
      ...observedRules.find((seen) => isSeen(seen, name, rule))?.instead,
    }));
    expect(actual).toEqual(expected);
  });

  it('has 1,061 rules', () => {
    const count = commands.reduce((sum, { rules }) => sum + rules.length, 0);
    console.log(`commands: ${commands.length} commands and ${count} rules compared`);
    expect(count).toBe(1061);
  });
});

function pick(fact: FactCommand): object {
  const { name, message, signedBy, opcode, title, validatorCommand, walletKey, acceptedByWallet, rulesRunBy } = fact;
  const { fieldNumber, walletFieldNumber } = fact;
  return {
    ...{ name, message, signedBy, opcode, title, validatorCommand, walletKey, acceptedByWallet, rulesRunBy },
    ...{ fieldNumber, walletFieldNumber },
  };
}

describe('every command', () => {
  it.each(commands)('$name is a field of InputData with its message', ({ name, message }) => {
    expect(commandField(name).message.typeName).toBe(message);
  });

  it.each(commands)('$name has an example that decodes, and keeps every rule', (command) => {
    expect(Object.keys(command.example)).toEqual([command.walletKey]);
    const outer = command.acceptedByWallet ? walletRequest : inputData;
    expect(() => fromJson(outer, command.example, { registry: all.registry })).not.toThrow();
    expect(broken(command).map(({ field, rule }) => `${field} ${rule}`)).toEqual([]);
  });

  it('has rules that can be decided for its example, but for a few', () => {
    const undecided = commands.flatMap((command) => {
      const { type, message } = example(command);
      const values = valuesAt(type, message);
      return command.rules.filter((rule) => ruleViolated(command.name, rule, type, values) === undefined);
    });
    const total = commands.reduce((sum, { rules }) => sum + rules.length, 0);
    console.log(`commands: ${undecided.length} of ${total} rules cannot be decided from the examples`);
    expect(undecided.length).toBeLessThan(40);
  });
});

describe('an example that breaks rules', () => {
  const errors = (name: string, content: JsonObject): readonly string[] =>
    broken(commandOf(name), { [commandOf(name).walletKey]: content }).map(
      ({ field, error, message }) => `${field} ${error ?? message?.replaceAll('`', '') ?? ''}`,
    );

  it('is found out when it lacks what is required', () => {
    expect(errors('vote_submission', {})).toEqual([
      'vote_submission.proposal_id ErrIsRequired',
      'vote_submission.value ErrIsRequired',
    ]);
  });

  it('is found out when a value has the wrong form or range', () => {
    const amend = commandOf('order_amendment').example['orderAmendment'] as JsonObject;
    expect(errors('order_amendment', { ...amend, price: '1.5' })).toEqual([
      'order_amendment.price ErrNotAValidInteger',
    ]);
    expect(errors('order_amendment', { ...amend, price: '-1' })).toEqual(['order_amendment.price ErrIsRequired']);
    expect(errors('order_amendment', { ...amend, marketId: 'abc' })).toEqual([
      'order_amendment.market_id ErrShouldBeAValidVegaID',
    ]);
  });

  it('is found out when values do not fit each other', () => {
    const order = commandOf('order_submission').example['orderSubmission'] as JsonObject;
    expect(errors('order_submission', { ...order, expiresAt: '1700000000000000000' })).toEqual([
      'order_submission.expires_at is only available when the time in force is of type GTT',
    ]);
    expect(errors('order_submission', { ...order, icebergOpts: { peakSize: '20', minimumVisibleSize: '30' } })).toEqual(
      ['order_submission.iceberg_opts.peak_size must be >= order_submission.iceberg_opts.minimum_visible_size'],
    );
  });

  it('is found out deep inside a proposal', () => {
    const proposal = structuredClone(commandOf('proposal_submission').example['proposalSubmission']) as {
      terms: JsonObject;
    };
    const changes = (proposal.terms['newMarket'] as { changes: JsonObject }).changes;
    changes['priceMonitoringParameters'] = { triggers: [{ horizon: '60', probability: '0.5', auctionExtension: '0' }] };
    expect(errors('proposal_submission', proposal as unknown as JsonObject)).toEqual([
      'proposal_submission.terms.change.new_market.changes.price_monitoring_parameters.triggers.*.auction_extension ErrMustBePositive',
      'proposal_submission.terms.change.new_market.changes.price_monitoring_parameters.triggers.*.probability should be between 0.9 (exclusive) and 1 (exclusive)',
    ]);
  });

  it('asks nothing of the other kind of source where a market takes an Ethereum call', () => {
    const proposal = structuredClone(commandOf('proposal_submission').example['proposalSubmission']) as {
      terms: { newMarket: { changes: { instrument: { future: JsonObject } } } };
    };
    const { future } = proposal.terms.newMarket.changes.instrument;
    const source = (value: JsonObject): JsonObject => ({ external: value });
    const oracleRules = (): string[] =>
      errors('proposal_submission', proposal as unknown as JsonObject).filter(
        (line) => / Err/.test(line) && /external\.oracle/.test(line),
      );
    future['dataSourceSpecForSettlementData'] = source({ oracle: {} });
    expect(oracleRules()).not.toEqual([]);
    future['dataSourceSpecForSettlementData'] = source({
      ethOracle: { address: '0x1b44F3514812d835EB1BDB0acB33d3fA3351Ee43' },
    });
    expect(oracleRules()).toEqual([]);
  });
});
