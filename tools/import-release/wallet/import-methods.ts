import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from '../../../reference/yaml/read-yaml.ts';
import type { OpenRpcMethod } from '../../../reference/wallet/types.ts';
import type { ImportedTables } from '../parameters/import-parameters.ts';
import { earlierName, type Renames } from '../renames.ts';
import { notDescribed } from '../words.ts';
import { quoted, YamlEdits } from '../yaml/edit-yaml.ts';

export interface ParamRow {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: { readonly type?: string };
}

export interface MethodRow {
  readonly name: string;
  readonly params?: readonly ParamRow[];
}

const tableSchema = {
  type: 'object',
  required: ['methods'],
  properties: {
    methods: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', pattern: '^(client|admin)\\.[a-z_]+$' },
          params: { type: 'array', items: { type: 'object', required: ['name'] } },
        },
      },
    },
  },
};

/** Reads the methods of an OpenRPC document, or of a list of methods in its form. Throws DefinitionError with file and line. */
export function readMethods(file: string): readonly MethodRow[] {
  return readYaml<{ methods: readonly MethodRow[] }>('', file, tableSchema).value.methods;
}

/**
 * The files of the wallet's methods after a list of all of them. Of a parameter its name and whether it is required are
 * taken; what a value looks like is described by hand, because sources say it in sentences.
 *
 * @param folder folder with the files to change
 * @param before the list of the earlier release, if there is one: what is the same in both lists stays as the definitions
 *   have it, which know the code better than the list does
 */
export function importMethods(
  folder: string,
  earlier: readonly OpenRpcMethod[],
  listed: readonly MethodRow[],
  renames: Renames,
  before: readonly MethodRow[] = [],
): ImportedTables {
  const methods = before.length === 0 ? listed : asChanged(earlier, listed, before);
  const groups = [...new Set(earlier.map((method) => method['x-group']))];
  const edits = new Map(
    groups.map((group) => [group, new YamlEdits(readFileSync(path.join(folder, `${group}.yaml`), 'utf8'))]),
  );
  const indexes = new Map(
    groups.flatMap((group) =>
      earlier.filter((method) => method['x-group'] === group).map(({ name }, index) => [name, index] as const),
    ),
  );
  const kept = new Set<string>();
  const undescribed: string[] = [];
  let carried = 0;
  for (const method of methods) {
    const then = earlier.find(({ name }) => name === earlierName(method.name, renames));
    if (then === undefined) {
      undescribed.push(method.name);
      const group = method.name.startsWith('client.')
        ? 'client'
        : (nearestGroup(method.name, earlier) ?? groups.at(-1));
      const last = earlier.filter((other) => other['x-group'] === group).at(-1);
      if (group !== undefined && last !== undefined)
        edits.get(group)?.insertAfter([indexes.get(last.name) ?? 0], methodLines(method));
      continue;
    }
    kept.add(then.name);
    carried += 1;
    const file = edits.get(then['x-group']);
    const index = indexes.get(then.name) ?? 0;
    const params = method.params ?? [];
    for (const [at, param] of then.params.entries()) {
      const now = params.find(({ name }) => name === param.name);
      if (now === undefined) file?.remove([index, 'params', at]);
      else {
        carried += 1;
        if ((now.required ?? false) !== param.required)
          file?.replace([index, 'params', at, 'required'], String(now.required ?? false));
      }
    }
    const fresh = params.filter(({ name }) => !then.params.some((param) => param.name === name));
    undescribed.push(...fresh.map(({ name }) => `${method.name}(${name})`));
    const lines = fresh.flatMap(paramLines);
    if (lines.length === 0) continue;
    if (then.params.length === 0) file?.replace([index, 'params'], JSON.stringify(fresh.map(paramValue)));
    else file?.insertAfter([index, 'params', then.params.length - 1], lines);
  }
  for (const method of earlier)
    if (!kept.has(method.name)) edits.get(method['x-group'])?.remove([indexes.get(method.name) ?? 0]);
  return {
    files: new Map([...edits].map(([group, file]) => [`wallet/methods/${group}.yaml`, file.result()])),
    carried,
    undescribed,
  };
}

/** The methods as the definitions have them, with what differs between two lists. */
function asChanged(
  earlier: readonly OpenRpcMethod[],
  listed: readonly MethodRow[],
  before: readonly MethodRow[],
): MethodRow[] {
  const find = <T extends { readonly name: string }>(rows: readonly T[], wanted: string): T | undefined =>
    rows.find(({ name }) => name === wanted);
  const merged = <T extends { readonly name: string }>(
    own: readonly T[],
    now: readonly T[],
    then: readonly T[],
    both: (row: T, after: T, earlierRow: T) => T,
  ): T[] => [
    ...own.flatMap((row): T[] => {
      const [after, earlierRow] = [find(now, row.name), find(then, row.name)];
      if (after === undefined) return earlierRow === undefined ? [row] : [];
      return [earlierRow === undefined ? row : both(row, after, earlierRow)];
    }),
    ...now.filter(({ name }) => find(own, name) === undefined && find(then, name) === undefined),
  ];
  const own = earlier.map(({ name, params }): MethodRow => ({ name, params: params as readonly ParamRow[] }));
  return merged(own, listed, before, (row, after, then) => ({
    name: row.name,
    params: merged(row.params ?? [], after.params ?? [], then.params ?? [], (param, later, first) =>
      (later.required ?? false) === (first.required ?? false) ? param : { ...param, required: later.required ?? false },
    ),
  }));
}

const typeOf = ({ schema }: ParamRow): string => (typeof schema?.type === 'string' ? schema.type : 'object');
const paramValue = (param: ParamRow): object => ({
  name: param.name,
  required: param.required ?? false,
  description: notDescribed,
  schema: { type: typeOf(param) },
});
const paramLines = (param: ParamRow): string[] => [`- ${JSON.stringify(paramValue(param))}`];

function methodLines(method: MethodRow): string[] {
  const [side = ''] = method.name.split('.');
  return [
    `- name: ${method.name}`,
    `  summary: ${quoted(notDescribed)}`,
    `  description: ${quoted(notDescribed)}`,
    '  paramStructure: by-name',
    `  tags: [{ name: ${side} }]`,
    ...((method.params ?? []).length === 0
      ? ['  params: []']
      : ['  params:', ...(method.params ?? []).flatMap(paramLines).map((line) => `    ${line}`)]),
    `  result: { name: Result, description: ${quoted(notDescribed)}, schema: {} }`,
    '  errors: []',
    '  x-causes: []',
    '  examples:',
    '    - name: Example',
    '      params: []',
    '      result: { name: Answer, value: null }',
  ];
}

/** The group whose methods share the last word with a name: keys, wallets, networks. */
function nearestGroup(name: string, earlier: readonly OpenRpcMethod[]): string | undefined {
  const words = new Set(name.split(/[._]/).map((word) => word.replace(/s$/, '')));
  const shared = (method: OpenRpcMethod): number =>
    method.name.split(/[._]/).filter((word) => words.has(word.replace(/s$/, ''))).length;
  return [...earlier].sort((a, b) => shared(b) - shared(a))[0]?.['x-group'];
}
