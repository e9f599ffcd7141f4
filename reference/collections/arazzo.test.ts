import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease } from '../../product.ts';
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts';
import { noTwins } from '../links/graphql-twins.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { entityId } from '../examples/entity-id.ts';
import { buildModel } from '../model/model.ts';
import { collectionsPart } from '../parts/collections-part.ts';
import { restPart } from '../parts/rest-part.ts';
import { walletPart } from '../parts/wallet-part.ts';

type Node = Readonly<Record<string, unknown>>;
interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly value: string }[];
  readonly requestBody?: { readonly contentType: string; readonly payload: unknown };
  readonly successCriteria: readonly { readonly condition: string }[];
  readonly onFailure?: readonly {
    readonly retryLimit: number;
    readonly criteria: readonly { readonly condition: string }[];
  }[];
  readonly outputs: Readonly<Record<string, string>>;
}
interface Document {
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly Step[];
    readonly outputs: Readonly<Record<string, string>>;
  }[];
}

const root = process.cwd();
const model = buildModel(root, await loadDescriptors(newestRelease, root));
const network = loadNetwork('mainnet');
const files = new Map(
  [restPart(model, noTwins, root), walletPart(newestRelease, root), collectionsPart(model, root)]
    .flatMap((part) => part.downloads('mainnet', network))
    .map(({ file, content }) => [file, content]),
);
const place = 'api/collections/transaction.arazzo.json';
const document = JSON.parse(String(files.get(place))) as Document;

/** Method and path of an operation of a source of the document. */
function operationAt(reference: string): { method: string; path: string; source: string } {
  const [, source = '', id = ''] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(reference) ?? [];
  const url = document.sourceDescriptions.find(({ name }) => name === source)?.url ?? '';
  const { paths } = JSON.parse(String(files.get(path.posix.join(path.posix.dirname(place), url)))) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
  };
  for (const [address, methods] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(methods))
      if (operationId === id) return { method: method.toUpperCase(), path: address, source };
  throw new Error(`${reference} is no operation.`);
}

describe('the workflows', () => {
  it('have no error for redocly, beside the documents that they name', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'arazzo-'));
    try {
      for (const [file, content] of files) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), content);
      }
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lint({ ref: path.join(folder, place), config });
      expect(
        problems.map(
          ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${message} ${location[0]?.pointer}`,
        ),
      ).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('name operations and parameters that the documents have', () => {
    const steps = document.workflows.flatMap((workflow) => workflow.steps);
    expect(steps).toHaveLength(9);
    for (const { operationId, parameters = [] } of steps) {
      const operation = operationAt(operationId);
      for (const parameter of parameters.filter((each) => each.in === 'path'))
        expect(operation.path).toContain(`{${parameter.name}}`);
    }
  });
});

describe('against the sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({
      restPort: 0,
      grpcPort: 0,
      corePort: 0,
      explorerPort: 0,
      walletPort: 0,
      blockTime: 50,
    });
  });
  afterAll(() => sandbox.close());

  it.each(document.workflows.map((workflow) => [workflow.workflowId, workflow] as const))(
    '%s carries a transaction into a block',
    async (_, { steps, outputs }) => {
      const { urls } = sandbox;
      const hosts: Readonly<Record<string, string>> = {
        wallet: urls.wallet,
        core: urls.dataNode,
        explorer: `${urls.explorer}/rest`,
      };
      const inputs: Node = {
        origin: 'https://application.example',
        transaction: {
          orderSubmission: {
            marketId: entityId('market'),
            type: 'TYPE_LIMIT',
            timeInForce: 'TIME_IN_FORCE_GTC',
            side: 'SIDE_BUY',
            price: '2500000',
            size: '1',
          },
        },
      };
      const done: Record<string, { outputs: Record<string, unknown> }> = {};
      let answer = { status: 0, headers: new Headers(), body: undefined as unknown };
      const at = (value: unknown, keys: readonly string[]): unknown =>
        keys.reduce<unknown>((inner, key) => (inner as Node | undefined)?.[key], value);
      const value = (text: string): unknown => {
        if (text.startsWith('$inputs.')) return at(inputs, [text.slice('$inputs.'.length)]);
        if (text.startsWith('$steps.')) return at(done, text.slice('$steps.'.length).split('.'));
        if (text.startsWith('$response.header.')) return answer.headers.get(text.slice('$response.header.'.length));
        if (text.startsWith('$response.body#/'))
          return at(answer.body, text.slice('$response.body#/'.length).split('/'));
        return text === '$statusCode' ? answer.status : text;
      };
      const filled = (node: unknown): unknown =>
        typeof node === 'string'
          ? value(node)
          : Array.isArray(node)
            ? node.map(filled)
            : typeof node === 'object' && node !== null
              ? Object.fromEntries(Object.entries(node).map(([key, member]) => [key, filled(member)]))
              : node;
      const holds = ({ condition }: { readonly condition: string }): boolean => {
        const [left = '', right = ''] = condition.split(' == ');
        return value(left) === JSON.parse(right);
      };
      for (const step of steps) {
        const { method, path: address, source } = operationAt(step.operationId);
        const given = (step.parameters ?? []).map((each) => ({ ...each, value: String(value(each.value)) }));
        const url = given
          .filter((each) => each.in === 'path')
          .reduce((text, each) => text.replace(`{${each.name}}`, each.value), `${hosts[source]}${address}`);
        const limit = step.onFailure?.[0]?.retryLimit ?? 0;
        for (let tried = 0; ; tried += 1) {
          const response = await fetch(url, {
            method,
            headers: {
              ...(step.requestBody && { 'Content-Type': step.requestBody.contentType }),
              ...Object.fromEntries(
                given.filter((each) => each.in === 'header').map((each) => [each.name, each.value]),
              ),
            },
            ...(step.requestBody && { body: JSON.stringify(filled(step.requestBody.payload)) }),
          });
          answer = { status: response.status, headers: response.headers, body: await response.json() };
          if (step.successCriteria.every(holds)) break;
          const again = tried < limit && (step.onFailure?.[0]?.criteria ?? []).every(holds);
          if (!again) throw new Error(`${step.stepId}: ${answer.status} ${JSON.stringify(answer.body)}`);
        }
        done[step.stepId] = {
          outputs: Object.fromEntries(Object.entries(step.outputs).map(([name, text]) => [name, value(text)])),
        };
      }
      expect(String(value(outputs['hash'] ?? ''))).toMatch(/^[0-9A-F]{64}$/);
      expect(String(value(outputs['block'] ?? ''))).toMatch(/^\d+$/);
    },
  );
});
