import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '../../../reference/contracts/types.ts';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import type { ImportedTables } from '../parameters/import-parameters.ts';
import { earlierName, type Renames } from '../renames.ts';
import { notDescribed } from '../words.ts';

interface AbiParameter {
  readonly name: string;
  readonly type: string;
  readonly internalType?: string;
  readonly indexed?: boolean;
}

/** An entry of the JSON form of a contract's ABI, as the Solidity documentation defines it. */
export interface AbiEntry {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
  readonly stateMutability?: string;
  readonly anonymous?: boolean;
}

/**
 * Reads ABIs by the name of their contract: `IERC20.json` in a folder, or one such file. An artefact of a compiler with a
 * member `abi` is read as well.
 *
 * @throws DefinitionError for what is no JSON or no ABI
 */
export function readAbis(place: string): ReadonlyMap<string, readonly AbiEntry[]> {
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => path.join(place, name))
    : [place];
  return new Map(files.map((file) => [path.basename(file, '.json'), readAbi(file)]));
}

function readAbi(file: string): readonly AbiEntry[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DefinitionError({ file }, (error as Error).message, 'Take the whole file: an ABI is a list in JSON.');
  }
  const list = Array.isArray(value) ? value : (value as { abi?: unknown } | null)?.abi;
  if (!Array.isArray(list) || !list.every((entry) => typeof (entry as AbiEntry | null)?.type === 'string'))
    throw new DefinitionError({ file }, 'this is no list of entries with a type', 'Give the ABI of one contract.');
  for (const entry of list as AbiEntry[])
    for (const value of [...(entry.inputs ?? []), ...(entry.outputs ?? [])])
      if (!solidityType.test(value.type))
        throw new DefinitionError(
          { file },
          `${entry.name ?? entry.type} has a value of the type ${value.type}, which Solidity does not know`,
          'Give the ABI as the compiler writes it.',
        );
  return list as AbiEntry[];
}

/** The types of the specification of contract ABIs, with those of arrays. */
const solidityType =
  /^(?:u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|1(?:04|12|20|28|36|44|52|60|68|76|84|92)|2(?:00|08|16|24|32|40|48|56))|bytes(?:[1-9]|[12]\d|3[0-2])?|address|bool|string|tuple|function)(?:\[\d*\])*$/;

const signature = ({ type, name = '', inputs = [] }: AbiEntry): string =>
  `${type} ${name}(${inputs.map((input) => input.type).join(',')})`;
const facts = (entry: AbiEntry): string =>
  JSON.stringify([
    signature(entry),
    (entry.outputs ?? []).map(({ type }) => type),
    entry.stateMutability ?? '',
    (entry.inputs ?? []).map(({ indexed }) => indexed ?? false),
  ]);
const isMember = ({ type }: AbiEntry): boolean => type === 'function' || type === 'event';

/**
 * The Solidity files of contracts after their ABIs. New functions and events are declared at the end of their contract;
 * what is gone loses its declaration with the comment above it; what gives or takes other values gets another declaration
 * below its comment. Contracts that no ABI is given for stay as they are.
 *
 * @param folder folder with the files to change
 * @throws DefinitionError for an ABI of an unknown contract, and for a member that a contract has from another one or that
 *   is a variable: those are changed by hand
 */
export function importContracts(
  folder: string,
  earlier: readonly Contract[],
  abis: ReadonlyMap<string, readonly AbiEntry[]>,
  renames: Renames,
): ImportedTables {
  const files = new Map<string, string>();
  const undescribed: string[] = [];
  let carried = 0;
  for (const [name, abi] of abis) {
    const contract = earlier.find((candidate) => candidate.name === name);
    if (contract === undefined)
      throw new DefinitionError(
        { file: `${name}.json` },
        `no contract of the earlier release is called ${name}`,
        `Name the file after one of ${earlier.map((other) => other.name).join(', ')}, or write the new contract by hand.`,
      );
    const then = (contract.abi as readonly AbiEntry[]).filter(isMember);
    const now = abi.filter(isMember);
    const known = new Map(then.map((entry) => [signature(entry), entry]));
    const wanted = new Map(now.map((entry) => [signature(entry), entry]));
    const relative = contract.file.slice(contract.file.indexOf('/contracts/') + '/contracts/'.length);
    let text = readFileSync(path.join(folder, relative), 'utf8');
    const idOf = (entry: AbiEntry): string => `${name}.${entry.type === 'event' ? 'event-' : ''}${entry.name ?? ''}`;
    const renamed = new Map(
      now
        .filter((entry) => renames.has(idOf(entry)))
        .map((entry) => [earlierName(idOf(entry), renames), entry] as const),
    );
    for (const entry of then) {
      const after = wanted.get(signature(entry)) ?? renamed.get(idOf(entry));
      if (after !== undefined) carried += 1;
      if (after !== undefined && facts(after) === facts(entry)) continue;
      const found = declarationOf(text, entry);
      if (found === undefined)
        throw new DefinitionError(
          { file: contract.file },
          `${signature(entry)} of ${name} ${after === undefined ? 'is gone' : 'changed'}, and is declared elsewhere or as a variable`,
          'Change it by hand in the new release, and leave this ABI out.',
        );
      text =
        after === undefined
          ? text.slice(0, found.comment) + text.slice(found.end).replace(/^\n/, '')
          : text.slice(0, found.start) + declaration(after, contract) + text.slice(found.end);
    }
    const fresh = now.filter((entry) => !known.has(signature(entry)) && !renames.has(idOf(entry)));
    const close = text.lastIndexOf('}');
    const added = fresh.map((entry) => `\n${commentOf(entry)}${declaration(entry, contract)}\n`).join('');
    text = text.slice(0, close) + added + text.slice(close);
    undescribed.push(...fresh.map((entry) => `${name}.${entry.name ?? ''}`));
    files.set(`contracts/${relative}`, text);
  }
  return { files, carried, undescribed };
}

/** Where a function or an event with these types is declared: its comment, itself, and behind it. */
function declarationOf(
  text: string,
  entry: AbiEntry,
): { readonly comment: number; readonly start: number; readonly end: number } | undefined {
  const pattern = new RegExp(`^ {4}${entry.type} ${entry.name ?? ''}\\(([^)]*)\\)[^;]*;\\n`, 'gm');
  for (const match of text.matchAll(pattern)) {
    const types = (match[1] ?? '')
      .split(',')
      .map((parameter) => parameter.trim().split(/\s+/)[0] ?? '')
      .filter((type) => type !== '');
    const wanted = (entry.inputs ?? []).map(({ type, internalType }) => [type, internalType?.split(' ').at(-1)]);
    if (types.length !== wanted.length || !types.every((type, index) => wanted[index]?.includes(type) === true))
      continue;
    const [before = ''] = /(?:^ {4}\/\/[^\n]*\n)*$/m.exec(text.slice(0, match.index)) ?? [];
    const lines = text.slice(0, match.index).split('\n');
    let comment = match.index;
    for (let at = lines.length - 2; at >= 0 && /^ {4}\/\//.test(lines[at] ?? ''); at -= 1)
      comment -= (lines[at]?.length ?? 0) + 1;
    return {
      comment: Math.min(comment, match.index - before.length),
      start: match.index,
      end: match.index + match[0].length,
    };
  }
  return undefined;
}

const located = (type: string): string => (/\[\]|^(?:bytes|string)$/.test(type) ? `${type} memory` : type);
const argument = ({ type, name }: AbiParameter): string =>
  [located(type), name].filter((word) => word !== '').join(' ');

function declaration(entry: AbiEntry, { kind }: Contract): string {
  if (entry.type === 'event') {
    const inputs = (entry.inputs ?? []).map(({ type, name, indexed }) =>
      [type, ...(indexed === true ? ['indexed'] : []), name].join(' '),
    );
    return `    event ${entry.name ?? ''}(${inputs.join(', ')});\n`;
  }
  const mutability = entry.stateMutability === 'nonpayable' ? [] : [entry.stateMutability ?? ''];
  const outputs = entry.outputs ?? [];
  return `    ${[
    `function ${entry.name ?? ''}(${(entry.inputs ?? []).map(argument).join(', ')})`,
    'external',
    ...mutability,
    ...(kind === 'interface' ? [] : ['virtual']),
    ...(outputs.length === 0 ? [] : [`returns (${outputs.map(argument).join(', ')})`]),
  ].join(' ')};\n`;
}

function commentOf(entry: AbiEntry): string {
  return [
    `@notice ${notDescribed}`,
    ...(entry.inputs ?? []).filter(({ name }) => name !== '').map(({ name }) => `@param ${name} ${notDescribed}`),
    ...(entry.outputs ?? []).map(({ name }) => ['@return', ...(name === '' ? [] : [name]), notDescribed].join(' ')),
    ...(entry.type === 'function' ? [`@custom:caller ${notDescribed}`] : []),
  ]
    .map((line) => `    /// ${line}\n`)
    .join('');
}
