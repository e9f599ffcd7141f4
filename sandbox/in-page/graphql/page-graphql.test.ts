import { build } from 'esbuild';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import { newestRelease, type TreeName } from '../../../product.ts';
import { loadDescriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { graphqlFile } from '../../../reference/downloads/graphql-file.ts';
import { loadExamples } from '../../../reference/graphql/load-examples.ts';
import { loadGraphql } from '../../../reference/graphql/load-graphql.ts';
import { publishedSdl } from '../../../reference/graphql/published-sdl.ts';
import { misfits } from '../../../tests/graphql-misfits.ts';
import { generateActivity } from '../../../tests/samples/support/generate-activity.ts';
import { pageDefinitions } from '../../testing/page-definitions.ts';
import { PageNetwork, TooMuch } from '../network.ts';
import { beginning, limits } from '../steps.ts';
import type { GraphqlAnswer, GraphqlQuestion, GraphqlReply } from './graphql-protocol.ts';
import { PageGraphql } from './page-graphql.ts';

const model = await loadGraphql(await loadDescriptors(newestRelease));
const examples = [...(await loadExamples(newestRelease))];
const sources = (tree: TreeName): ConstructorParameters<typeof PageGraphql>[1] => ({
  schema: publishedSdl(model.schema),
  more: graphqlFile(model, new Map(examples), loadNetwork(tree)),
});

let network: PageNetwork;
let graphql: PageGraphql;
beforeAll(async () => {
  network = new PageNetwork(await pageDefinitions(), beginning);
  graphql = new PageGraphql(network.context, sources('testnet'));
});

async function reply<Wanted extends GraphqlQuestion['kind']>(
  question: Extract<GraphqlQuestion, { kind: Wanted }>,
): Promise<Extract<GraphqlReply, { kind: Wanted }>> {
  const { reply: given } = await graphql.reply(question, () => undefined);
  return given as Extract<GraphqlReply, { kind: Wanted }>;
}

const send = async (text: string, variables = '', at = 0): Promise<GraphqlAnswer> =>
  (await reply<'send'>({ kind: 'send', text, variables, at })).answer;

/** Sends an operation and waits for its answer, or for the first message of a subscription. */
async function tryOut(asked: PageGraphql, world: PageNetwork, text: string, variables: object): Promise<unknown> {
  const messages: string[] = [];
  const { reply: given, stop } = await asked.reply(
    { kind: 'send', text, variables: JSON.stringify(variables), at: 0 },
    (message) => messages.push(message),
  );
  const { answer } = given as Extract<GraphqlReply, { kind: 'send' }>;
  for (let round = 1; answer.streams && messages.length === 0 && round <= 60; round += 1) {
    generateActivity(world.world, round);
    await new Promise((resolve) => setImmediate(resolve));
  }
  stop();
  expect(answer.status).toBe(answer.streams ? undefined : 200);
  return JSON.parse(messages[0] ?? answer.text);
}

describe.each(['mainnet', 'testnet'] as const)('every GraphQL operation of %s', (tree) => {
  let running: PageNetwork;
  let asked: PageGraphql;
  beforeAll(async () => {
    running = new PageNetwork(await pageDefinitions(tree), beginning);
    asked = new PageGraphql(running.context, sources(tree));
  });

  it('has an example', () => {
    const fields = [model.schema.getQueryType(), model.schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(fields.length).toBe(85);
    expect(examples.map(([name]) => name).sort()).toEqual(fields.sort());
  });

  it.each(examples)('%s answers its example with what the schema says', async (name, { text, variables }) => {
    const answer = (await tryOut(asked, running, text, variables)) as { data?: unknown; errors?: unknown };
    expect(answer.errors).toBeUndefined();
    expect(Object.keys(answer.data as object)).toEqual([name.split('.')[1]]);
    expect(misfits(model.schema, text, answer.data)).toEqual([]);
  });
});

describe('the check of answers', () => {
  it('finds what does not fit', () => {
    const text =
      'query ($id: ID!) { asset(id: $id) { id decimals status source { __typename ... on ERC20 { contractAddress } } } }';
    expect(
      misfits(model.schema, text, {
        asset: { id: null, decimals: '1', status: 'X', source: { __typename: 'ERC20', contractAddress: 1 } },
      }),
    ).toEqual([
      'Query.asset.id: null',
      'Query.asset.decimals: string, not number',
      'Query.asset.status: X',
      'Query.asset.source.contractAddress: number, not string',
    ]);
  });
});

describe('a query', () => {
  it('leaves no trace', async () => {
    const before = network.state;
    await send('{ marketsConnection { edges { node { id } } } }');
    expect(network.state).toEqual(before);
  });

  it('is answered as often as it is asked with the same', async () => {
    const text = '{ partiesConnection { edges { node { id accountsConnection { edges { node { balance } } } } } } }';
    const [one, other] = [await send(text), await send(text)];
    expect(other.text).toBe(one.text);
    expect(one.text).toContain('balance');
  });

  it.each([
    ['nonsense', '', 'Syntax Error: Unexpected Name "nonsense".'],
    ['{ nothing }', '', 'Cannot query field "nothing" on type "Query".'],
    ['query($id: ID!) { asset(id: $id) { id } }', '{}', 'Variable "$id" of required type "ID!" was not provided.'],
    ['', '', 'Syntax Error: Unexpected <EOF>.'],
  ])('that is wrong, %j, is refused as the release does, whose message is empty', async (text, variables, reason) => {
    const { status, text: said } = await send(text, variables);
    expect(status).toBe(422);
    expect(JSON.parse(said)).toEqual({
      errors: [{ message: '', extensions: { code: 0, type: 'OK', sandbox: reason } }],
      data: null,
    });
  });

  it.each(['{"x": ', '[1]', '"x"', '1', 'true'])('with the variables %s has a body that is none', async (variables) => {
    const { status, text } = await send('{ statistics { chainId } }', variables);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { errors: [{ message: 'json body could not be decoded' }], data: null },
    ]);
  });

  it('for what there is not has the error of the call behind it', async () => {
    const { status, text } = await send('query($id: ID!) { orderByID(id: $id) { id } }', `{"id": "${'0'.repeat(64)}"}`);
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      { errors: [{ extensions: { code: 5, type: 'NotFound' } }] },
    ]);
  });

  it('for too much is given up as in the sandbox', async () => {
    const lists = ['marketsConnection', 'ordersConnection', 'party', 'ordersConnection', 'market', 'tradesConnection'];
    const deep = lists.reduceRight(
      (inner, name) =>
        name.endsWith('Connection') ? `${name} { edges { node { ${inner} } } }` : `${name} { ${inner} }`,
      'id',
    );
    expect((await send(`{ ${deep} }`)).text).toContain('does not run the query');
    const long = `{ statistics { chainId } } # ${'x'.repeat(limits.body)}`;
    await expect(send(long)).rejects.toThrow(TooMuch);
    // The variables are a part of the request.
    await expect(send('{ statistics { chainId } }', 'x'.repeat(limits.body))).rejects.toThrow(TooMuch);
  });

  it('of several runs the one that the caret is in', async () => {
    const text = 'query A { statistics { chainId } }\nquery B { epoch { id } }';
    expect((await send(text, '', 3)).text).toContain('statistics');
    expect((await send(text, '', text.length)).text).toContain('epoch');
  });

  it('of an epoch has the nodes and nominations of that epoch', async () => {
    const fields =
      'validatorsConnection { edges { node { rewardScore { multisigScore } } } } delegationsConnection { edges { node { epoch } } }';
    const { text, source } = await send(`{ past: epoch(id: "559") { ${fields} } present: epoch { ${fields} } }`);
    const list = (node: object): object => ({ edges: Array(3).fill({ node }) });
    expect(source).toBe('world');
    expect(JSON.parse(text)).toMatchObject({
      data: {
        past: { validatorsConnection: list({ rewardScore: { multisigScore: '1' } }) },
        present: { validatorsConnection: list({ rewardScore: null }) },
      },
    });
    const epochs = [...text.matchAll(/"epoch": ?(\d+)/g)].map(([, epoch]) => epoch);
    expect(epochs).toEqual([...Array<string>(4).fill('559'), ...Array<string>(4).fill('560')]);
  });

  it('says where its values are from', async () => {
    expect((await send('{ marketsConnection { edges { node { id } } } }')).source).toBe('world');
    expect((await send('{ referralSets { edges { node { id } } } }')).source).toBe('example');
    const both = '{ referralSets { edges { node { id } } } marketsConnection { edges { node { id } } } }';
    expect((await send(both)).source).toBe('partly example');
  });
});

describe('a subscription', () => {
  const text = 'subscription($m: ID!) { trades(marketIds: [$m]) { id price } }';
  let messages: string[];
  beforeEach(() => {
    messages = [];
  });

  it('tells what happens, and nothing any more once it is stopped', async () => {
    const running = new PageNetwork(await pageDefinitions(), beginning);
    const asked = new PageGraphql(running.context, sources('testnet'));
    const { reply: given, stop } = await asked.reply(
      { kind: 'send', text: 'subscription { tradesStream(filter: {}) { price } }', variables: '', at: 0 },
      (message) => messages.push(message),
    );
    expect(given).toMatchObject({ kind: 'send', answer: { streams: true, status: undefined } });
    running.move(60);
    await new Promise((resolve) => setImmediate(resolve));
    const count = messages.length;
    expect(count).toBeGreaterThan(0);
    stop();
    running.move(60);
    await new Promise((resolve) => setImmediate(resolve));
    expect(messages).toHaveLength(count);
  });

  it('that is wrong is refused', async () => {
    const { answer } = await reply<'send'>({ kind: 'send', text, variables: '', at: 0 });
    expect(answer).toMatchObject({ streams: false, status: undefined });
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ message: '' }] });
  });
});

it('loads a part of its own, which REST does not need', async () => {
  const { metafile } = await build({
    entryPoints: ['sandbox/in-page/worker.ts'],
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: 'none',
    platform: 'browser',
    logLevel: 'silent',
    metafile: true,
  });
  const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint?.endsWith('worker.ts'));
  const outputs = new Set<string>();
  const follow = (output: (typeof metafile.outputs)[string] | undefined): void => {
    for (const { path, kind } of output?.imports ?? [])
      if (kind === 'import-statement' && !outputs.has(path)) {
        outputs.add(path);
        follow(metafile.outputs[path]);
      }
  };
  follow(entry);
  const loaded = [entry, ...[...outputs].map((path) => metafile.outputs[path])].flatMap((output) =>
    Object.keys(output?.inputs ?? {}),
  );
  expect(loaded.some((file) => file.endsWith('in-page/network.ts'))).toBe(true);
  expect(loaded.filter((file) => /node_modules\/graphql|sandbox\/graphql/.test(file))).toEqual([]);
  expect(entry?.imports.some(({ kind }) => kind === 'dynamic-import')).toBe(true);
});

describe('the choices for variables', () => {
  /** What this network has for the places among an example's variables, by their keys. */
  async function choices(text: string, variables: object): Promise<Map<string, readonly string[]>> {
    const { variables: found } = await reply<'check'>({
      kind: 'check',
      text,
      variables: JSON.stringify(variables),
      at: 0,
    });
    return new Map(found.map(({ path, choices: all }) => [path.join('.'), all.map(({ value }) => value)]));
  }

  /** The ids and keys among an example's variables, by their keys. */
  const idsOf = (value: unknown, path: string): [path: string, id: string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          idsOf(one, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`),
        )
      : typeof value === 'string' && /^[\da-f]{64}$/i.test(value)
        ? [[path, value]]
        : [];

  it('are there for every id of the examples of which this network has one, and the example’s is among them', async () => {
    const without = new Set<string>();
    let found = 0;
    for (const [name, { text, variables }] of examples) {
      const all = await choices(text, variables);
      for (const [path, id] of idsOf(variables, '')) {
        if (all.get(path)?.includes(id) ?? false) found += 1;
        else without.add(`${name} ${path}`);
      }
    }
    expect(found).toBeGreaterThan(50);
    // Of these this network has no list: its answers to them are partly examples.
    expect([...without].sort()).toEqual([
      'Query.entities hash',
      'Query.oracleDataBySpecConnection spec',
      'Query.oracleSpec spec',
      'Query.referralSetReferees set',
      'Query.referralSetStats set',
      'Query.referralSets referrer',
      'Query.teamRefereeHistory referee',
      'Query.teamReferees team',
    ]);
  });

  it('are none where the variables are none or the query cannot be read', async () => {
    expect(await choices('{ epoch { id } }', {})).toEqual(new Map());
    expect((await reply<'check'>({ kind: 'check', text: '{', variables: '', at: 0 })).variables).toEqual([]);
    const text = 'query ($market: ID!) { market(id: $market) { id } }';
    const { variables } = await reply<'check'>({ kind: 'check', text, variables: '{ no', at: 0 });
    expect(variables.map(({ path, isList }) => [path, isList])).toEqual([[['market'], false]]);
  });
});
