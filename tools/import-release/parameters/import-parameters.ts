import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sameValue } from '../../../reference/differences/networks/same-value.ts';
import { parameterSchema } from '../../../reference/parameters/schema.ts';
import type { NetworkParameter } from '../../../reference/parameters/types.ts';
import { readYaml } from '../../../reference/yaml/read-yaml.ts';
import { earlierName, type Renames } from '../renames.ts';
import { notDescribed } from '../words.ts';
import { quoted, YamlEdits } from '../yaml/edit-yaml.ts';
import type { ParameterRow } from './parameter-row.ts';
import { readDefaults } from './read-defaults.ts';

const facts = ['type', 'default', 'bounds', 'jsonMessage', 'deprecated', 'governanceUpdatable'] as const;
const tableSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    type: 'object',
    required: ['type', 'default'],
    additionalProperties: false,
    properties: Object.fromEntries(facts.map((name) => [name, parameterSchema.additionalProperties.properties[name]])),
  },
};

/** Reads a table of parameters by key, as YAML or JSON, or the code that has them. Throws DefinitionError with file and line. */
export function readParameterTable(file: string): ReadonlyMap<string, ParameterRow> {
  if (statSync(file).isDirectory()) return readDefaults(file);
  return new Map(Object.entries(readYaml<Record<string, ParameterRow>>('', file, tableSchema).value));
}

export interface ImportedTables {
  /** Texts of changed files by their path in the definitions of the release. */
  readonly files: ReadonlyMap<string, string>;
  readonly carried: number;
  readonly undescribed: readonly string[];
}

const textOf = (value: string | object): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The files of network parameters after a table: what the earlier release says of each that remains, without those that
 * are gone, and new ones below the parameter whose key begins most like theirs.
 *
 * @param folder folder with the files to change
 */
export function importParameters(
  folder: string,
  earlier: readonly NetworkParameter[],
  table: ReadonlyMap<string, ParameterRow>,
  renames: Renames,
): ImportedTables & { readonly tasks: readonly string[] } {
  const edits = new Map<string, YamlEdits>();
  const editsOf = ({ group }: NetworkParameter): YamlEdits => {
    const open = edits.get(group) ?? new YamlEdits(readFileSync(path.join(folder, `${group}.yaml`), 'utf8'));
    edits.set(group, open);
    return open;
  };
  const before = new Map(earlier.map((parameter) => [parameter.key, parameter]));
  const kept = new Set<string>();
  const undescribed: string[] = [];
  for (const [key, row] of [...table].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const parameter = before.get(earlierName(key, renames));
    if (parameter === undefined) {
      undescribed.push(key);
      continue;
    }
    kept.add(parameter.key);
    const { bounds = parameter.bounds } = row;
    const same =
      key === parameter.key &&
      row.type === parameter.type &&
      (row.default === undefined || sameValue(row.type, textOf(row.default), parameter.default)) &&
      JSON.stringify(bounds) === JSON.stringify(parameter.bounds);
    if (same) continue;
    const file = editsOf(parameter);
    file.insertAfter([parameter.key], entryLines(key, { ...carriedFacts(parameter), ...row, bounds }, parameter));
    file.remove([parameter.key]);
  }
  for (const parameter of earlier) if (!kept.has(parameter.key)) editsOf(parameter).remove([parameter.key]);
  for (const key of undescribed) {
    const row = table.get(key);
    const beside = nearest(
      key,
      earlier.filter((parameter) => kept.has(parameter.key)),
    );
    if (row !== undefined && beside !== undefined)
      editsOf(beside).insertAfter([beside.key], entryLines(key, row, { concept: beside.concept }));
  }
  return {
    files: new Map([...edits].map(([group, file]) => [`network-parameters/${group}.yaml`, file.result()])),
    carried: kept.size,
    undescribed,
    tasks: untold(table, before, renames),
  };
}

/** What a table without bounds leaves to a person: those of new parameters, and whether the others still hold. */
function untold(
  table: ReadonlyMap<string, ParameterRow>,
  before: ReadonlyMap<string, NetworkParameter>,
  renames: Renames,
): string[] {
  const rows = [...table].filter(([, { bounds }]) => bounds === undefined);
  const fresh = rows.filter(([key]) => !before.has(earlierName(key, renames)));
  return [
    ...fresh.map(([key]) => `The bounds of \`${key}\` are to be written: the source does not tell them.`),
    ...fresh
      .filter(([, row]) => row.default === undefined)
      .map(([key]) => `The default of \`${key}\` is to be written: the source gives a name for it.`),
    ...(rows.length === fresh.length
      ? []
      : [
          `The bounds of ${rows.length - fresh.length} network parameters are those of the earlier release: compare defaults.go of both.`,
        ]),
  ];
}

/** What a table may leave out. */
const carriedFacts = ({
  jsonMessage,
  deprecated,
  governanceUpdatable,
  default: value,
}: NetworkParameter): Partial<ParameterRow> => ({
  default: value,
  ...(jsonMessage === undefined ? {} : { jsonMessage }),
  ...(deprecated ? { deprecated } : {}),
  ...(governanceUpdatable ? {} : { governanceUpdatable }),
});

/** The parameter whose key shares the most words with a key from its start, the last of them. */
function nearest(key: string, parameters: readonly NetworkParameter[]): NetworkParameter | undefined {
  let best: { readonly shared: number; readonly parameter: NetworkParameter } | undefined;
  const words = key.split('.');
  for (const parameter of parameters) {
    const other = parameter.key.split('.');
    let shared = 0;
    while (shared < words.length && words[shared] === other[shared]) shared += 1;
    if (shared >= (best?.shared ?? 0)) best = { shared, parameter };
  }
  return best?.parameter;
}

type Described = Pick<NetworkParameter, 'concept'> & Partial<Pick<NetworkParameter, 'unit' | 'description'>>;

function entryLines(key: string, row: ParameterRow, { unit, concept, description }: Described): string[] {
  const message = row.type === 'json' ? row.jsonMessage : undefined;
  const bounds = row.bounds ?? [];
  return [
    `${key}:`,
    `  type: ${row.type}`,
    ...(message === undefined ? [] : [`  jsonMessage: ${message}`]),
    `  default: ${quoted(textOf(row.default ?? notDescribed))}`,
    ...(bounds.length === 0
      ? ['  bounds: []']
      : ['  bounds:', ...bounds.map((bound) => `    - ${JSON.stringify(bound)}`)]),
    ...(row.deprecated ? ['  deprecated: true'] : []),
    ...(row.governanceUpdatable === false ? ['  governanceUpdatable: false'] : []),
    `  unit: ${quoted(unit ?? notDescribed)}`,
    `  concept: ${concept}`,
    '  description: >-',
    ...wrapped(description ?? notDescribed).map((line) => (line === '' ? '' : `    ${line}`)),
  ];
}

/** Lines of at most 110 characters. An empty line parts paragraphs. */
export function wrapped(text: string): string[] {
  return text.split('\n').flatMap((paragraph, index) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && line.length + word.length + 1 > 110) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return index === 0 ? lines : ['', ...lines];
  });
}
