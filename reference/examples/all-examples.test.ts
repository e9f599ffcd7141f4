import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease, trees, type TreeName } from '../../product.ts';
import { schemasOf } from '../../tests/document-schemas.ts';
import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { ofChain } from '../downloads/download.ts';
import { buildModel } from '../model/model.ts';
import { restPart } from '../parts/rest-part.ts';
import { walletPart } from '../parts/wallet-part.ts';
import { noTwins } from '../links/graphql-twins.ts';
import { requestExample, responseExample } from './operation-example.ts';
import { meaningFaults, meaningRules, type MeaningContext } from './meaning-rules.ts';
import { parameterExample, parameterValue } from './parameter-example.ts';

type Json = Readonly<Record<string, unknown>>;

interface Example {
  readonly place: string;
  readonly value: unknown;
  /** Undefined for examples whose schema another test checks. */
  readonly schema?: ValidateFunction;
}

const root = process.cwd();
const descriptors = await loadDescriptors(newestRelease, root);
const model = buildModel(root, descriptors);
const parts = [restPart(model, noTwins), walletPart(newestRelease, root)];
const treeNames = Object.keys(trees) as TreeName[];
const chains = treeNames.map((tree) => loadNetwork(tree).chainId);

/** The documents that a tree offers, by file, as they are served. */
function documents(tree: TreeName): Map<string, Json> {
  const network = loadNetwork(tree);
  return new Map(
    parts
      .flatMap((part) => part.downloads(tree, network))
      .filter(({ file }) => /(openapi\/.*|service|openrpc)\.json$/.test(file) && !file.includes('3.0'))
      .map((file) => [file.file, JSON.parse(String(ofChain(file, network.chainId).content)) as Json]),
  );
}

/** Every example of an OpenAPI document: of parameters, bodies and answers. */
function inOpenApi(file: string, document: Json): Example[] {
  const compile = schemasOf(new Ajv2020({ strict: false, allErrors: true }), document['components']);
  const found: Example[] = [];
  const walk = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Json;
    if ('example' in node && 'schema' in node)
      found.push({ place: `${file} ${place}`, value: node['example'], schema: compile(node['schema']) });
    for (const [name, member] of Object.entries(node)) if (name !== 'example') walk(member, `${place}/${name}`);
  };
  walk(document['paths'], '');
  walk((document['components'] as Json)['responses'], 'components');
  return found;
}

/** Every example of an OpenRPC document, of parameters and results. */
function inOpenRpc(file: string, document: Json): Example[] {
  const compile = schemasOf(new Ajv2020({ strict: false, allErrors: true }), document['components']);
  const methods = document['methods'] as readonly {
    readonly name: string;
    readonly params: readonly { readonly name: string; readonly schema: unknown }[];
    readonly result: { readonly schema: unknown };
    readonly examples: readonly {
      readonly params: readonly { readonly name: string; readonly value: unknown }[];
      readonly result: { readonly value: unknown };
    }[];
  }[];
  return methods.flatMap(({ name, params, result, examples }) =>
    examples.flatMap((example) => [
      ...example.params.map((given) => ({
        place: `${file} ${name} ${given.name}`,
        // Under its name, so that rules about names see it.
        value: { [given.name]: given.value },
        schema: compile({
          type: 'object',
          properties: { [given.name]: params.find((param) => param.name === given.name)?.schema },
          additionalProperties: false,
        }),
      })),
      { place: `${file} ${name} result`, value: example.result.value, schema: compile(result.schema) },
    ]),
  );
}

const context = (tree: TreeName): MeaningContext => ({
  chainId: loadNetwork(tree).chainId,
  chains,
  registry: descriptors.registry,
});

describe.each(treeNames)('the examples of %s', (tree) => {
  const examples = [...documents(tree)].flatMap(([file, document]) =>
    file.includes('openrpc') ? inOpenRpc(file, document) : inOpenApi(file, document),
  );
  const commands = loadTransactionCommands(newestRelease, root).map(
    ({ name, example }): Example => ({ place: `command ${name}`, value: example }),
  );

  it('are all of them: parameters, bodies and answers of every operation, every wallet method, every command', () => {
    const parameters = model.operations.flatMap((operation) => operation.parameters).length;
    const bodies = model.operations.filter(({ body }) => body !== undefined).length;
    const answers = model.operations.filter(({ delivery }) => delivery !== 'file').length;
    const errors = model.services.length;
    expect(examples.filter(({ place }) => place.includes('api/openapi/'))).toHaveLength(
      parameters + bodies + answers + errors,
    );
    expect(parameters).toBeGreaterThan(470);
    expect(examples.filter(({ place }) => place.includes('openrpc')).length).toBeGreaterThan(130);
    expect(commands).toHaveLength(30);
  });

  it('fit their schemas', () => {
    const wrong = examples.flatMap(({ place, value, schema }) =>
      schema === undefined || schema(value) ? [] : [`${place}: ${JSON.stringify(schema.errors)}`],
    );
    expect(wrong).toEqual([]);
  });

  it('keep the rules of meaning', () => {
    const wrong = [...examples, ...commands].flatMap(({ place, value }) => {
      const name = / (\w+)$/.exec(place)?.[1] ?? '';
      return meaningFaults(place, value, context(tree), name);
    });
    expect(wrong).toEqual([]);
  });
});

describe('one source of examples', () => {
  const document = documents('mainnet');

  it('gives the documents what the pages show', () => {
    let compared = 0;
    for (const service of model.services) {
      const paths = document.get(`api/openapi/${service.key}.json`)?.['paths'] as Readonly<
        Record<string, Readonly<Record<string, Json>>>
      >;
      for (const operation of service.categories.flatMap((category) => category.operations)) {
        const described = paths[operation.path]?.[operation.method.toLowerCase()];
        const at = (...keys: readonly string[]): unknown =>
          keys.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], described);
        expect(at('responses', '200', 'content', operation.contentType, 'example')).toEqual(
          responseExample(model, operation),
        );
        if (operation.body !== undefined)
          expect(at('requestBody', 'content', 'application/json', 'example')).toEqual(requestExample(model, operation));
        const parameters = described?.['parameters'] as readonly { readonly example: unknown }[];
        expect(parameters.map(({ example }) => String(example))).toEqual(
          operation.parameters.map((parameter) => parameterExample(model, parameter)),
        );
        compared += 1;
      }
    }
    expect(compared).toBe(129);
  });

  it('gives parameters values of their own type', () => {
    const operation = model.operations.find(({ id }) => id === 'TradingDataService_ListOrders');
    const values = Object.fromEntries(
      (operation?.parameters ?? []).map((parameter) => [parameter.name, parameterValue(model, parameter)]),
    );
    expect(values).toMatchObject({ 'pagination.first': 10, 'filter.liveOnly': true, 'filter.statuses': ['STATUS_ACTIVE'] });
  });
});

describe('the rules of meaning', () => {
  const order = { timeInForce: 'TIME_IN_FORCE_GTC', size: '10', remaining: '10', version: '1' };
  const tx = { inputData: 'AAAA', signature: { value: '00', algo: 'vega/ed25519' }, pubKey: 'a'.repeat(64) };

  it.each([
    ['Ethereum addresses have their checksum', { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7'.replace('A', 'a') }],
    ['no other chain than the own one is named', { chainId: loadNetwork('testnet').chainId }],
    ['ids and keys are 64 hexadecimal digits in lower case', { partyId: 'party' }],
    ['only orders that are good till a time have an expiry', { ...order, expiresAt: '1' }],
    ['a first version was never updated', { ...order, updatedAt: '1' }],
    ['no order has more left than its size', { ...order, remaining: '11' }],
    ['a transaction names its submitter by public key, never by address', { ...tx, address: 'ab' }],
    ['the bytes of a transaction decode as input data with one command', tx],
    ['a raw transaction decodes, and so does the input data in it', { tx: 'AAAA', type: 'TYPE_SYNC' }],
    ['signatures of transactions have 64 bytes', tx.signature],
  ])('%s', (name, example) => {
    const rule = meaningRules.find((each) => each.name === name);
    const members = rule?.members?.(example, context('mainnet'));
    const texts = Object.entries(example).map(([key, value]) => rule?.text?.(String(value), key, context('mainnet')));
    expect([members, ...texts].filter((fault) => fault !== undefined)).toHaveLength(1);
  });

  it('are all tried above', () => {
    expect(meaningRules).toHaveLength(10);
    expect(meaningFaults('order', order, context('mainnet'))).toEqual([]);
  });
});
