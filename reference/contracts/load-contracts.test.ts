import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadContracts } from './load-contracts.ts';
import type { Contract, SignedMessage } from './types.ts';

interface FactValue {
  readonly name: string;
  readonly type: string;
  readonly indexed?: boolean;
}

interface FactFunction {
  readonly name: string;
  readonly signature?: string;
  readonly selector?: string | null;
  readonly params: readonly FactValue[];
  readonly returns: readonly FactValue[];
  readonly visibility: string;
  readonly mutability: string;
  readonly modifiers: readonly string[];
  readonly emits?: readonly string[];
  readonly signedMessage?: SignedMessage;
}

interface FactContract {
  readonly name: string;
  readonly kind: string;
  readonly sourceName: string;
  readonly source: { readonly repository: string };
  readonly solidity: string;
  readonly inherits: readonly string[];
  readonly constructor: { readonly params: readonly FactValue[]; readonly emits?: readonly string[] } | null;
  readonly functions: readonly FactFunction[];
  readonly events: readonly { signature: string; topic0: string; params: readonly FactValue[] }[];
  readonly modifiers: readonly { name: string }[];
  readonly inheritedEvents: readonly { name: string; topic0: string }[];
  readonly inheritedFunctions: readonly { signature: string; selector: string | null }[];
  readonly stateVariables: readonly {
    readonly name: string;
    readonly type: string;
    readonly visibility: string;
    readonly initial: string | null;
    readonly getter?: { signature: string; selector: string; returns: readonly FactValue[] };
  }[];
}

const contracts = loadContracts(newestRelease);
const facts = factTable<{ contracts: readonly FactContract[] }>('contracts.json').contracts;
const named = (name: string): Contract => {
  const found = contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`no contract ${name}`);
  return found;
};
const plain = (values: readonly FactValue[]): FactValue[] => values.map(({ name, type }) => ({ name, type }));
const own = <T extends { declaredIn: string }>(contract: Contract, members: readonly T[]): readonly T[] =>
  members.filter(({ declaredIn }) => declaredIn === contract.name);

describe('the table of the release', () => {
  const cases = facts.map((fact) => [fact.name, fact] as const);

  it('has the same 14 contracts, interfaces and libraries', () => {
    const order = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
    const sources = new Map(cases.map(([name, fact]) => [fact.sourceName, name]));
    expect(
      contracts
        .map(({ name, kind, sourceName, compiler, repository, inherits }) => ({
          name,
          kind,
          sourceName,
          compiler,
          repository,
          inherits,
        }))
        .sort(order),
    ).toEqual(
      cases
        .map(([name, fact]) => ({
          name,
          kind: fact.kind,
          sourceName: fact.sourceName,
          compiler: fact.solidity,
          repository: fact.source.repository,
          inherits: fact.inherits.map((base) => sources.get(base)),
        }))
        .sort(order),
    );
    expect(cases).toHaveLength(14);
  });

  it.each(cases)('%s has the same functions, selectors and signed messages', (name, fact) => {
    const contract = named(name);
    const ours = new Map(contract.functions.map((fn) => [fn.signature, fn]));
    for (const theirs of fact.functions) {
      const signature = theirs.signature ?? `${theirs.name}()`;
      const fn = ours.get(signature);
      expect(fn, signature).toBeDefined();
      expect(fn, signature).toMatchObject({
        name: theirs.name,
        visibility: theirs.visibility,
        mutability: theirs.mutability,
        modifiers: theirs.modifiers,
      });
      expect(fn?.selector, signature).toBe(theirs.selector ?? undefined);
      expect(plain(fn?.params ?? []), signature).toEqual(plain(theirs.params));
      expect(plain(fn?.returns ?? []), signature).toEqual(plain(theirs.returns));
      // The interfaces have no bodies, so the table says only of implementations what they log and check.
      if (fact.kind === 'interface') continue;
      expect(fn?.emits, signature).toEqual(theirs.emits ?? []);
      expect(fn?.signedMessage, signature).toEqual(theirs.signedMessage);
    }
    const expected = [...fact.functions, ...fact.inheritedFunctions].map((fn) => fn.signature ?? 'receive()');
    expect([...ours.keys()].sort()).toEqual(expected.sort());
  });

  it.each(cases)('%s has the same events and topics', (name, fact) => {
    const contract = named(name);
    expect(
      own(contract, contract.events).map(({ signature, topic0, params }) => ({
        signature,
        topic0,
        params: params.map((param) => ({ name: param.name, type: param.type, indexed: param.indexed })),
      })),
    ).toEqual(fact.events.map(({ signature, topic0, params }) => ({ signature, topic0, params })));
    expect(contract.events.map(({ topic0 }) => topic0).sort()).toEqual(
      [...fact.events, ...fact.inheritedEvents].map(({ topic0 }) => topic0).sort(),
    );
  });

  it.each(cases)('%s has the same variables, getters, modifiers and constructor', (name, fact) => {
    const contract = named(name);
    expect(
      own(contract, contract.variables).map(({ name: variable, type, visibility, initial, getter }) => ({
        name: variable,
        type,
        visibility,
        initial: initial ?? null,
        getter: getter && { ...getter, returns: plain(getter.returns) },
      })),
    ).toEqual(
      fact.stateVariables.map(({ name: variable, type, visibility, initial, getter }) => ({
        name: variable,
        type,
        visibility,
        initial,
        getter,
      })),
    );
    expect(own(contract, contract.modifiers).map((modifier) => modifier.name)).toEqual(
      fact.modifiers.map((modifier) => modifier.name),
    );
    expect(contract.creation && { params: contract.creation.params, emits: contract.creation.emits }).toEqual(
      fact.constructor ? { params: plain(fact.constructor.params), emits: fact.constructor.emits ?? [] } : undefined,
    );
  });
});

describe('every element is described', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
    const missing: string[] = [];
    const check = (where: string, text: string): void => {
      if (text.split(/\s+/).length < 2) missing.push(`${where}: "${text}"`);
    };
    check('contract', contract.doc.notice);
    check('title', `the ${contract.title}`);
    for (const fn of contract.functions) {
      check(fn.signature, `${fn.doc.notice} ${fn.doc.details ?? ''}`);
      check(`${fn.signature} caller`, `by ${fn.caller}`);
      for (const value of [...fn.params, ...fn.returns]) check(`${fn.signature} ${value.name || 'returns'}`, value.doc);
      for (const event of fn.emits) expect(contract.events.map(({ name }) => name)).toContain(event);
      for (const field of fn.signedMessage?.fields ?? []) expect(fn.params.map(({ name }) => name)).toContain(field);
      if (fn.signedMessage) expect(fn.signedMessage.functionName).toBe(fn.name);
    }
    for (const event of contract.events) {
      check(event.signature, event.doc.notice);
      for (const param of event.params) check(`${event.signature} ${param.name}`, param.doc);
    }
    for (const member of [...contract.variables, ...contract.modifiers]) check(member.name, member.doc.notice);
    for (const { name, getter } of contract.variables)
      if (getter) check(`${name} returns`, getter.returns[0]?.doc ?? '');
    expect(missing).toEqual([]);
  });
});

describe('a mistake in a declaration', () => {
  const folder = `${newestRelease.folder}/contracts`;
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'contracts-'));
    cpSync(folder, path.join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const change = (from: string, to: string): void => {
    const file = path.join(root, folder, 'interfaces/IStake.sol');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  it('stops the load where a comment names a parameter that does not exist', () => {
    change('@param target', '@param targte');
    expect(() => loadContracts(newestRelease, root)).toThrow(/interfaces\/IStake\.sol:\d+: .*targte/);
  });

  it('stops the load at a compiler warning', () => {
    change('// SPDX-License-Identifier: MIT\n', '');
    expect(() => loadContracts(newestRelease, root)).toThrow(/IStake\.sol:1: SPDX license identifier/);
  });
});
