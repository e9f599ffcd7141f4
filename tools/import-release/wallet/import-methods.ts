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

const jsonType = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };
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
          params: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              properties: {
                name: { type: 'string', minLength: 1 },
                required: { type: 'boolean' },
                schema: {
                  type: 'object',
                  properties: { type: { anyOf: [jsonType, { type: 'array', items: jsonType }] } },
                },
              },
            },
          },
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
  const methods = before.length === 0 ? listed : asChanged(earlier, listed, before, renames);
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
    if (method.name !== then.name) file?.replace([index, 'name'], method.name);
    const params = method.params ?? [];
    const earlierParam = ({ name }: ParamRow): string => earlierParamName(method.name, name, then.name, renames);
    for (const [at, param] of then.params.entries()) {
      const now = params.find((row) => earlierParam(row) === param.name);
      if (now === undefined) file?.remove([index, 'params', at]);
      else {
        carried += 1;
        if (now.name !== param.name) file?.replace([index, 'params', at, 'name'], now.name);
        if ((now.required ?? false) !== param.required)
          file?.replace([index, 'params', at, 'required'], String(now.required ?? false));
      }
    }
    const fresh = params.filter((row) => !then.params.some((param) => param.name === earlierParam(row)));
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

/** What a parameter of a method is called in the earlier release, given what the method is called there. */
const earlierParamName = (method: string, param: string, earlierMethod: string, renames: Renames): string =>
  earlierName(`${method}(${param})`, renames).slice(`${earlierMethod}(`.length, -1);

/** The methods as the definitions have them, with what differs between two lists. */
function asChanged(
  earlier: readonly OpenRpcMethod[],
  listed: readonly MethodRow[],
  before: readonly MethodRow[],
  renames: Renames,
): MethodRow[] {
  const find = <T extends { readonly name: string }>(rows: readonly T[], wanted: string): T | undefined =>
    rows.find(({ name }) => name === wanted);
  const merged = <T extends { readonly name: string }>(
    own: readonly T[],
    now: readonly T[],
    then: readonly T[],
    earlierOf: (name: string) => string,
    both: (row: T, after: T, earlierRow: T) => T,
  ): T[] => [
    ...own.flatMap((row): T[] => {
      const [after, earlierRow] = [now.find(({ name }) => earlierOf(name) === row.name), find(then, row.name)];
      if (after === undefined) return earlierRow === undefined ? [row] : [];
      return [earlierRow === undefined ? row : both(row, after, earlierRow)];
    }),
    ...now.filter(({ name }) => [own, then].every((rows) => find(rows, earlierOf(name)) === undefined)),
  ];
  const own = earlier.map(({ name, params }): MethodRow => ({ name, params: params as readonly ParamRow[] }));
  const methodName = (name: string): string => earlierName(name, renames);
  return merged(own, listed, before, methodName, (row, after, then) => ({
    name: after.name,
    params: merged(
      row.params ?? [],
      after.params ?? [],
      then.params ?? [],
      (name) => earlierParamName(after.name, name, row.name, renames),
      (param, later, first) => ({
        ...param,
        name: later.name,
        ...((later.required ?? false) === (first.required ?? false) ? {} : { required: later.required ?? false }),
      }),
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
