import { expect, it, describe } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from './model.ts';
import type { Parameter } from './operation.ts';
import { factTable } from '../../tests/fact-table.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));

interface FactOperation {
  readonly operationId: string;
  readonly service: string;
  readonly pageSlug: string;
  readonly method: string;
  readonly path: string;
  readonly categorySlug: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly rpc: string;
  readonly streaming: boolean;
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[];
}

const facts = factTable<{ operations: readonly FactOperation[] }>('rest.json');
const table = facts.operations;
const byId = new Map(model.operations.map((operation) => [operation.id, operation]));

describe('the model', () => {
  it('has the operations of the release, no more and no fewer', () => {
    expect([...byId.keys()].sort()).toEqual(table.map(({ operationId }) => operationId).sort());
  });

  it.each(table)('$operationId has its method, path, page, category and response form', (expected) => {
    const operation = byId.get(expected.operationId);
    const category = model.services
      .flatMap(({ categories }) => categories)
      .find(({ operations }) => operations.some(({ id }) => id === expected.operationId));
    expect({
      service: operation?.service,
      pageSlug: operation?.slug,
      method: operation?.method,
      path: operation?.path,
      categorySlug: category?.route,
      tags: [category?.tag],
      deprecated: operation?.deprecated,
      rpc: operation?.rpc.name,
      streaming: operation?.rpc.serverStreaming,
    }).toEqual({
      service: expected.service,
      pageSlug: expected.pageSlug,
      method: expected.method,
      path: expected.path,
      categorySlug: expected.categorySlug,
      tags: expected.tags,
      deprecated: expected.deprecated,
      rpc: expected.rpc,
      streaming: expected.streaming,
    });
  });

  it.each(table)('$operationId has its parameters', ({ operationId, parameters }) => {
    const own = byId.get(operationId)?.parameters.map(row).sort(byName) ?? [];
    const expected = parameters
      .map((parameter) => ({ ...parameter, required: required(operationId, parameter) }))
      .sort(byName);
    expect(own).toEqual(expected);
  });
});

/** The release's .proto file requires two parameters that its OpenAPI file, and so the table, does not. */
function required(operationId: string, { name, required }: { name: string; required: boolean }): boolean {
  return required || (operationId === 'TradingDataService_EstimateMargin' && ['side', 'type'].includes(name));
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

const formats: Readonly<Record<string, readonly [type: string, format: string | null]>> = {
  string: ['string', null],
  bool: ['boolean', null],
  bytes: ['string', 'byte'],
  double: ['number', 'double'],
  int32: ['integer', 'int32'],
  uint32: ['integer', 'int64'],
  int64: ['string', 'int64'],
  uint64: ['string', 'uint64'],
};

/** A parameter in the table's spelling. */
function row({
  name,
  in: place,
  required,
  type,
  repeated,
}: Parameter): Readonly<Record<'name', string>> & Readonly<Record<string, unknown>> {
  const [jsonType, format] = type.kind === 'enum' ? ['string', null] : (formats[type.name] ?? ['?', null]);
  const values =
    type.kind === 'enum' ? (model.enumeration(type.name)?.values.map(({ valueName }) => valueName) ?? []) : [];
  return { name, in: place, required, type: jsonType, format, enum: values, array: repeated };
}
