import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadOpenRpc } from './load-openrpc.ts';
import { loadService } from './load-service.ts';
import { loadWalletMethods } from './load-wallet-methods.ts';

interface FactParam {
  readonly name: string;
  readonly required: boolean;
  readonly requiredByCode?: boolean;
  readonly readByCode?: boolean;
}

interface FactMethod {
  readonly name: string;
  readonly side: string;
  readonly registered: boolean;
  readonly tags: readonly string[];
  readonly params: readonly FactParam[];
  readonly result: { readonly type: string; readonly fields: readonly { name: string }[] };
  readonly needsOrigin?: boolean;
  readonly needsToken?: boolean;
  readonly returnsToken?: boolean;
  readonly code: {
    readonly params?: readonly FactParam[];
    readonly result?: readonly { name: string }[];
    readonly errors: readonly { code: number; goErrors: readonly string[] }[];
  };
}

interface FactTable {
  readonly methods: readonly FactMethod[];
  readonly errorCodes: readonly { code: number; name: string; title: string }[];
  readonly goErrors: readonly string[];
}

/** The table asks whether the code tests for a value. Without these it goes on, and no call succeeds. */
const neededAnyhow: Readonly<Record<string, string>> = {
  'admin.send_raw_transaction': 'maximumRequestDuration',
  'admin.send_transaction': 'maximumRequestDuration',
  'admin.update_network': 'api',
};
/** Of a package whose errors the table does not list: what api is refused with. */
const causeOfNetwork = 'ErrNetworkHasNoGRPCHost';
/** What handlers pass on from elsewhere, which the table does not follow: proof of work, and the session that is opened again. */
const ofTransactions = [
  'ErrBlockHeightTooHistoric',
  'ErrCouldNotConnectToWallet',
  'ErrTransactionsPerBlockLimitReached',
] as const;
const passedOn: Readonly<Record<string, readonly string[]>> = {
  'admin.update_network': [causeOfNetwork],
  'client.list_keys': ['ErrCouldNotConnectToWallet'],
  'client.sign_transaction': ofTransactions,
  'client.send_transaction': ofTransactions,
  'client.check_transaction': ofTransactions,
};

const methods = loadWalletMethods(newestRelease);
const facts = factTable<FactTable>('wallet-rpc.json');
const propertiesOf = (schema: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.keys((schema?.['properties'] ?? {}) as object).sort();

describe('the table of the release', () => {
  it('has the same 44 methods', () => {
    const order = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
    expect(
      methods
        .map(({ name, side, registered, tags, needsOrigin, needsToken, returnsToken }) => ({
          name,
          side,
          registered,
          tags,
          needsOrigin,
          needsToken,
          returnsToken,
        }))
        .sort(order),
    ).toEqual(
      facts.methods
        .map((fact) => ({
          name: fact.name,
          side: fact.side,
          registered: fact.registered,
          tags: fact.tags,
          needsOrigin: fact.needsOrigin ?? false,
          needsToken: fact.needsToken ?? false,
          returnsToken: fact.returnsToken ?? false,
        }))
        .sort(order),
    );
    expect(methods).toHaveLength(44);
  });

  it.each(facts.methods.map((fact) => [fact.name, fact] as const))('%s has the same shape', (name, fact) => {
    const method = methods.find((candidate) => candidate.name === name);
    const byCode = new Map((fact.code.params ?? []).map((param) => [param.name, param]));
    expect(
      method?.params.map((param) => ({ name: param.name, required: param.required, ignored: param.ignored })),
    ).toEqual(
      fact.params.map((param) => ({
        name: param.name,
        required: neededAnyhow[name] === param.name || (byCode.get(param.name)?.requiredByCode ?? false),
        ignored: byCode.get(param.name)?.readByCode === false,
      })),
    );
    expect(method?.result === undefined).toBe(fact.result.type === 'null');
    expect(propertiesOf(method?.result)).toEqual(fact.result.fields.map((field) => field.name).sort());
    expect(propertiesOf(method?.result)).toEqual((fact.code.result ?? []).map((field) => field.name).sort());
    expect(method?.errors.map(({ code }) => code)).toEqual(fact.code.errors.map(({ code }) => code));
    expect(method?.causes.map((cause) => `Err${cause.name}`)).toEqual(
      [...new Set(fact.code.errors.flatMap(({ goErrors }) => goErrors)), ...(passedOn[name] ?? [])].sort(),
    );
    // Where the code and the release's own document disagree on what is required, a note says so.
    const departs = fact.params.some(
      (param) =>
        param.required !== (byCode.get(param.name)?.requiredByCode ?? false) ||
        byCode.get(param.name)?.readByCode === false,
    );
    if (departs || !fact.registered) expect(method?.notes).not.toEqual([]);
  });

  it('has the same 21 error codes and 75 causes, 74 of the table', () => {
    const errors = Object.entries(loadOpenRpc(newestRelease).components.errors);
    expect(errors.map(([, { code, message }]) => ({ code, message }))).toEqual(
      facts.errorCodes.map(({ code, title }) => ({ code, message: title })),
    );
    const causes = parse(readFileSync(`${newestRelease.folder}/wallet/causes.yaml`, 'utf8')) as object;
    expect(Object.keys(causes).map((name) => `Err${name}`)).toEqual([...facts.goErrors, causeOfNetwork].sort());
    expect(errors).toHaveLength(21);
  });
});

it('describes every method and parameter in its own words', () => {
  const seen = new Map<string, string>();
  for (const { name, description, summary, params } of methods) {
    for (const text of [description, summary]) {
      expect(text.split(' ').length, `${name}: ${text}`).toBeGreaterThan(2);
      expect(seen.get(text), `${name}: ${text}`).toBeUndefined();
      seen.set(text, name);
    }
    for (const param of params) expect(param.description.split(' ').length, `${name} ${param.name}`).toBeGreaterThan(2);
  }
});

it('gives a request and a response that belong together', () => {
  const { example } = methods.find(({ name }) => name === 'client.get_chain_id') ?? {};
  expect(example).toEqual({
    request: { jsonrpc: '2.0', id: '1', method: 'client.get_chain_id' },
    response: { jsonrpc: '2.0', result: { chainID: 'vega-mainnet-0011' }, id: '1' },
  });
});

it('leaves the result out of the response of a method that returns nothing', () => {
  const { example } = methods.find(({ name }) => name === 'admin.remove_wallet') ?? {};
  expect(example?.response).toEqual({ jsonrpc: '2.0', id: '1' });
  expect(example?.request).toMatchObject({ params: { wallet: 'main' } });
});

describe('recovery phrases of examples', () => {
  /** All texts of a document that stand as a recovery phrase: as a member, or as the value of a parameter. */
  function phrases(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    const { name, value: given, recoveryPhrase } = value as Readonly<Record<string, unknown>>;
    const own = [name === 'recoveryPhrase' ? given : undefined, recoveryPhrase];
    return [...own.filter((text) => typeof text === 'string'), ...Object.values(value).flatMap(phrases)];
  }

  it('are the published one of twenty-four words, which wallets take and nobody keeps money under', () => {
    const published = `${'abandon '.repeat(23)}art`;
    const found = [phrases(loadOpenRpc(newestRelease)), phrases(loadService(newestRelease))].map((each) => [
      ...new Set(each),
    ]);
    expect(found).toEqual([[published], [published]]);
  });
});
