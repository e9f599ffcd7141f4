import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import { memoize } from '../../common/memoize.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import type { SourceUnit } from './ast.ts';

export interface CompiledContracts {
  /** Syntax trees by file, relative to the contracts' folder. */
  readonly trees: ReadonlyMap<string, SourceUnit>;
  readonly abi: (file: string, contract: string) => readonly unknown[];
}

interface Output {
  readonly errors?: readonly {
    readonly message: string;
    readonly sourceLocation?: { readonly file: string; readonly start: number };
  }[];
  readonly sources: Readonly<Record<string, { readonly ast: SourceUnit }>>;
  readonly contracts: Readonly<Record<string, Readonly<Record<string, { readonly abi: readonly unknown[] }>>>>;
}

/** Once: an import asks several times for the same contracts, half a second each. */
const compile = memoize((input) => JSON.parse(solc.compile(input)) as Output);

/**
 * Compiles all `.sol` files below a folder.
 *
 * @param root project root
 * @param folder path from the root
 * @throws DefinitionError at the first error or warning of the compiler, among them NatSpec that names a parameter which
 *   does not exist
 */
export function compileContracts(root: string, folder: string): CompiledContracts {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const sources = Object.fromEntries(
    files.map((file) => [file, { content: readFileSync(path.join(root, folder, file), 'utf8') }]),
  );
  const settings = { outputSelection: { '*': { '*': ['abi'], '': ['ast'] } } };
  const output = compile(JSON.stringify({ language: 'Solidity', sources, settings }));
  const [complaint] = output.errors ?? [];
  if (complaint) {
    const { file, start } = complaint.sourceLocation ?? { file: files[0] ?? '', start: 0 };
    // The compiler counts bytes, not characters.
    const before = Buffer.from(sources[file]?.content ?? '').subarray(0, Math.max(start, 0));
    const line = before.toString().split('\n').length;
    throw new DefinitionError({ file: `${folder}/${file}`, line }, complaint.message, 'Correct the declaration.');
  }
  return {
    trees: new Map(files.map((file) => [file, output.sources[file]?.ast ?? { nodes: [] }])),
    abi: (file, contract) => output.contracts[file]?.[contract]?.abi ?? [],
  };
}
