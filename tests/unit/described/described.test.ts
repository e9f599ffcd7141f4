import { describe, expect, it } from 'vitest';
import { factTable } from '../../fact-table.ts';
import { fault, sharedFaults, type Described } from '../proto-comment-rules.ts';
import { ofContracts } from './of-contracts.ts';
import { ofCommandLines, ofParameters, ofTransactions } from './of-programs.ts';
import { ofWalletRpc, ofWalletService } from './of-wallet.ts';

const areas: readonly (readonly [string, () => Described[], number])[] = [
  ['wallet JSON-RPC', ofWalletRpc, 250],
  ['wallet service', ofWalletService, 110],
  ['bridge contracts', ofContracts, 300],
  ['command lines', ofCommandLines, 350],
  ['transaction commands', ofTransactions, 60],
  ['network parameters', ofParameters, 171],
];

// The rules for descriptions of protobuf and GraphQL hold for all the other references too.
describe.each(areas)('every element of the %s is described', (area, elements, fewest) => {
  const all = elements();

  it('by a text that says more than the name', () => {
    console.log(`${area}: ${all.length} elements looked at`);
    expect(all.length).toBeGreaterThanOrEqual(fewest);
    expect(
      all.flatMap((element) => (fault(element) ? [`${element.name} ${fault(element)}: ${element.comment}`] : [])),
    ).toEqual([]);
  });

  it('by a text of its own, unless elements of one name share a specific one', () => {
    expect(sharedFaults(all)).toEqual([]);
  });
});

/** A name of an element, in the words of the tables. */
const named = (elements: readonly Described[]): Set<string> => new Set(elements.map(({ name }) => name));

describe('nothing is left out', () => {
  it('of the network parameters', () => {
    const { parameters } = factTable<{ parameters: readonly { key: string }[] }>('network-parameters.json');
    expect(parameters.length).toBeGreaterThan(170);
    expect([...named(ofParameters())].sort()).toEqual(parameters.map(({ key }) => key).sort());
  });

  it('of the wallet’s methods and of their parameters', () => {
    const { methods } = factTable<{
      methods: readonly { name: string; inOpenrpc: boolean; params: readonly { name: string }[] }[];
    }>('wallet-rpc.json');
    const described = named(ofWalletRpc());
    const written = methods.filter(({ inOpenrpc }) => inOpenrpc);
    expect(written.length).toBeGreaterThan(40);
    expect(written.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([]);
  });

  it('of the transaction commands', () => {
    const { commands } = factTable<{ commands: readonly { name: string }[] }>('commands.json');
    const described = named(ofTransactions());
    expect(commands.length).toBe(30);
    expect(commands.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([]);
  });

  it('of the contracts and their functions and events', () => {
    const { contracts } = factTable<{
      contracts: readonly {
        name: string;
        functions: readonly { name: string }[];
        events: readonly { name: string }[];
      }[];
    }>('contracts.json');
    // What a contract takes over from another is described where it is declared.
    const described = new Set(ofContracts().flatMap(({ name }) => [name, name.split('.').slice(1).join('.')]));
    const names = contracts.flatMap(({ name, functions, events }) => [
      name,
      ...[...functions, ...events].map((member) => member.name),
    ]);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !described.has(name))).toEqual([]);
  });
});
