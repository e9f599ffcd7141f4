import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../../reference/model/operation.ts';
import { placeholder } from '../../../reference/render/placeholders.ts';
import { sampleRequest, type SampleRequest } from '../../../reference/render/samples/sample-request.ts';
import type { Sandbox } from '../../../sandbox/start-sandbox.ts';
import type { Run } from './run-process.ts';
import { definitions, startLively } from './sandbox.ts';
import { tallies } from './tally.ts';
import { workspace } from './workspace.ts';

const { model } = definitions;

/** What a language's tests work with. */
export interface Reference {
  /** Where samples are written and run. */
  readonly folder: string;
  readonly requests: readonly (readonly [id: string, request: SampleRequest])[];
  /** A sample with the addresses of the sandbox in place of the reader's nodes. */
  here(sample: string): string;
}

/** Whether a program reads a stream, and so runs until it is stopped. */
export const neverEnds = ({ delivery }: SampleRequest): boolean => delivery.endsWith('stream');

/**
 * Tests the samples of the REST reference in one language, one for each operation, run as a reader would copy them: each has
 * to end well, to ask what the operation documents, and to show what it got.
 *
 * @param run runs the sample of an operation
 * @param prepare is called once the sandbox runs
 */
export function testReference(
  language: string,
  run: (id: string, request: SampleRequest, reference: Reference) => Promise<Run>,
  prepare: (reference: Reference) => void = () => undefined,
): void {
  const count = tallies('REST reference')(language);
  const folder = workspace('reference');
  let sandbox: Sandbox;
  const here = (sample: string): string => {
    const { dataNode, core, explorer } = sandbox.urls;
    return sample
      .replaceAll(placeholder.rest, dataNode)
      .replaceAll('http://localhost:3003', core)
      .replaceAll('http://localhost:1515', explorer);
  };
  const requests = model.operations.map((operation) => [operation.id, sampleRequest(model, operation)] as const);
  const reference: Reference = { folder, requests, here };
  beforeAll(async () => {
    sandbox = await startLively();
    prepare(reference);
  });
  afterAll(() => sandbox.close());

  it.each(model.operations.map((operation, index) => [operation.id, operation, requests[index]?.[1]] as const))(
    `${language}: %s`,
    async (id, operation, request) => {
      if (!request) throw new Error(`no sample for ${id}`);
      count.ran += 1;
      sandbox.requests.take();
      const done = await run(id, request, reference);
      expect({ code: done.code, err: done.code === 0 ? '' : done.err }).toEqual({ code: 0, err: '' });
      judge(operation, request, sandbox, here(request.url));
      if (request.delivery === 'file') takeFile(path.join(folder, request.fileName));
      else expect(done.out.trim()).not.toBe('');
      count.passed += 1;
    },
  );
}

/** Whether the sandbox was asked once, and for what the sample should ask. */
function judge(operation: Operation, request: SampleRequest, sandbox: Sandbox, url: string): void {
  const [asked, ...others] = sandbox.requests.take();
  expect(others).toEqual([]);
  expect(asked).toMatchObject({ operation: operation.id, method: operation.method, path: new URL(url).pathname });
  expect([...(asked?.query ?? [])].sort()).toEqual([...request.query].sort());
  expect(asked?.body).toEqual(request.body);
}

function takeFile(file: string): void {
  expect(existsSync(file) && statSync(file).size).toBeGreaterThan(20);
  rmSync(file);
}
