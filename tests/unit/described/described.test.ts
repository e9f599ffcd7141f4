import { describe, expect, it } from 'vitest';
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
    expect(all.flatMap((element) => (fault(element) ? [`${element.name} ${fault(element)}: ${element.comment}`] : []))).toEqual([]);
  });

  it('by a text of its own, unless elements of one name share a specific one', () => {
    expect(sharedFaults(all)).toEqual([]);
  });

  it('and each would be missed: without its text, with its name for a text, with a vague text that another has too', () => {
    for (const element of all) {
      const name = element.name.split('.').at(-1) ?? '';
      const saying = (comment: string): Described => ({ ...element, comment });
      expect(fault(saying('')), element.name).toBe('has no description');
      expect(fault(saying(`The ${name}.`)), element.name).toBe('only repeats its name');
      expect(sharedFaults([saying('Text of two.'), { ...element, name: `${element.name}x`, comment: 'Text of two.' }]), element.name).toHaveLength(1);
    }
  });
});
