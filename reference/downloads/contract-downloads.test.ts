import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import solc from 'solc';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease } from '../../product.ts';
import { loadContracts } from '../contracts/load-contracts.ts';
import { contractsPart } from '../parts/contracts-part.ts';
import { declaration } from '../render/contracts/function-section.ts';
import { unzipped } from './unzipped.ts';

const contracts = loadContracts(newestRelease);
const files = new Map(
  contractsPart(newestRelease, process.cwd())
    .downloads('mainnet', loadNetwork('mainnet'))
    .map(({ file, content }) => [file, content]),
);
const folder = mkdtempSync(path.join(tmpdir(), 'contracts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler complains of in some sources. */
function complaints(sources: Readonly<Record<string, { readonly content: string }>>): string[] {
  const settings = { outputSelection: { '*': { '*': ['abi'] } } };
  const output = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings }))) as {
    readonly errors?: readonly { readonly formattedMessage: string; readonly severity: string }[];
  };
  return (output.errors ?? []).filter(({ severity }) => severity === 'error').map((error) => error.formattedMessage);
}

describe('the Solidity that readers take away', () => {
  it('compiles as it lies in the archive', () => {
    const archive = files.get(`api/contracts/vega-${newestRelease.version}-solidity.zip`) as Uint8Array;
    const sources = unzipped(archive).map(([name, content]) => [name, { content: content.toString() }] as const);
    expect(sources.length).toBe(14);
    expect(complaints(Object.fromEntries(sources))).toEqual([]);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    'compiles as the page of %s shows it',
    (name, contract) => {
      const modifiers = [...new Set(contract.functions.flatMap((fn) => fn.modifiers))].map((each) =>
        each.replace(/\(.*/, ''),
      );
      // With a body in place of the semicolon, since a function with modifiers cannot be declared without one.
      const shown = contract.functions.map((fn) => declaration(fn).replace(/;$/, ' {}'));
      const made = contract.creation?.params.map(({ type, name: param }) => `${type} ${param}`).join(', ');
      const types = [
        ...new Set(shown.flatMap((line) => [...line.matchAll(/\bcontract (\w+)/g)].map(([, type]) => type))),
      ];
      const content = `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.8;\n${types.map((type) => `interface ${type} {}`).join('\n')}
abstract contract Shown {\n${modifiers.map((each) => `modifier ${each}() virtual { _; }`).join('\n')}
${made === undefined ? '' : `constructor(${made}) {}`}\n${shown.join('\n').replaceAll('contract ', '')}\n}`;
      expect(complaints({ [`${name}.sol`]: { content } }), content).toEqual([]);
    },
  );
});

describe('the ABIs', () => {
  it('have the constructors that pages show', () => {
    const made = contracts.filter(({ creation, abi }) => creation && abi.length > 0);
    expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(['MultisigControl', 'ERC20_Bridge_Logic']));
    for (const { name, creation } of made) {
      const abi = JSON.parse(String(files.get(`api/contracts/${name}.json`))) as {
        type: string;
        inputs: { type: string }[];
      }[];
      const own = abi.filter(({ type }) => type === 'constructor');
      expect(own).toHaveLength(1);
      expect(own[0]?.inputs.map(({ type }) => type)).toEqual(
        creation?.params.map(({ type }) => type.replace(' payable', '')),
      );
    }
  });

  it('are typed: a strict program reads the names of functions from them, and a misspelt one is refused', () => {
    for (const [file, content] of files)
      if (file.endsWith('.ts')) writeFileSync(path.join(folder, path.basename(file)), content);
    const messages = (name: string): string[] => {
      const file = path.join(folder, 'use.ts');
      writeFileSync(
        file,
        `import { Vega_Staking_BridgeAbi as abi } from './Vega_Staking_Bridge.js';\ntype Named = Extract<(typeof abi)[number], { name: string }>['name'];\nexport const name: Named = '${name}';\n`,
      );
      const program = ts.createProgram([file], {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        types: [],
      });
      return ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    };
    expect(messages('stake')).toEqual([]);
    expect(messages('steak').join()).toContain('steak');
  });
});
