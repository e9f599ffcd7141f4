import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptorSet } from '../../../sandbox/grpc/serve-grpc.ts';
import { programAt } from '../../../tools/test/programs.ts';
import type { Sandbox } from '../../../sandbox/start-sandbox.ts';
import { asked, withoutRepetition } from './asked.ts';
import { hasGoModules } from './go-program.ts';
import { examplesIn, type Example } from './examples.ts';
import { expected } from './expected.ts';
import type { Run } from './run-process.ts';
import { environment, startLively } from './sandbox.ts';
import { neededBy, sandboxValues, writeProposal } from './settings.ts';
import { tallies } from './tally.ts';
import { unknownParameters } from './unknown-parameters.ts';
import { workspace } from './workspace.ts';

/** Why a sample cannot run here, or undefined. */
function obstacle({ notRun, name, file }: Example): string | undefined {
  if (notRun !== undefined) return `sample not run: ${notRun}`;
  if (name.startsWith('grpc/') && file.endsWith('.sh') && programAt('grpcurl') === undefined)
    return 'grpcurl is not installed';
  return noStart({ name, file });
}

/** Why a sample cannot even be built or started, or undefined. */
const noStart = ({ name, file }: Pick<Example, 'name' | 'file'>): string | undefined =>
  name.startsWith('grpc/') && file.endsWith('.go') && !goModules()
    ? 'Go cannot fetch the modules of examples/go.mod'
    : undefined;

let fetched: boolean | undefined;
/** Asked once: it may go to the network. */
const goModules = (): boolean => (fetched ??= hasGoModules());

/**
 * Tests the samples of examples/ in one language: each has to end well, to ask what it should, and to show what it got;
 * and without any one of its variables it has to stop with the sentence that names it, before anything is signed.
 *
 * @param run runs a sample with these settings
 * @param prepare is called once, with the samples that are going to be run
 */
export function testExamples(
  language: string,
  extension: Parameters<typeof examplesIn>[0],
  run: (example: Example, env: Readonly<Record<string, string>>, folder: string) => Promise<Run>,
  prepare: (examples: readonly Example[], folder: string) => void = () => undefined,
): void {
  const tally = tallies('examples/');
  const count = tally(language);
  const without = tally(`${language}, without a variable`);
  const folder = workspace(`examples-${extension}`);
  const examples = examplesIn(extension);
  /** The variables that one sample asks for, and no others: what it reads on the side stays unset. */
  const settings = ({ name, file }: Example, leftOut?: string): Record<string, string> => {
    const values = sandboxValues(sandbox, name, folder);
    return Object.fromEntries(
      Object.keys(values).map((key) => [
        key,
        key !== leftOut && neededBy(file).includes(key) ? (values[key] ?? '') : '',
      ]),
    );
  };
  for (const example of examples) {
    const reason = obstacle(example);
    if (reason !== undefined) count.skipped.push(`${example.name}: ${reason}`);
  }
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startLively();
    writeFileSync(path.join(folder, 'descriptors.binpb'), descriptorSet(sandbox));
    writeProposal(folder);
    prepare(
      examples.filter((example) => noStart(example) === undefined),
      folder,
    );
  });
  afterAll(() => sandbox.close());

  describe(language, () => {
    it.for(examples)('$name', async (example, context) => {
      const reason = obstacle(example);
      if (reason !== undefined) context.skip(reason);
      count.ran += 1;
      sandbox.requests.take();
      const { code, out, err } = await run(
        example,
        environment(sandbox, { ...settings(example), DESCRIPTORS: path.join(folder, 'descriptors.binpb') }),
        folder,
      );
      expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
      expect(out.trim()).not.toBe('');
      const requests = sandbox.requests.take();
      expect(requests.filter(({ operation, protocol }) => operation === '' && protocol !== 'graphql')).toEqual([]);
      expect(unknownParameters(sandbox, requests)).toEqual([]);
      const wanted = expected[example.name];
      if (wanted) expect(sorted(withoutRepetition(requests.map(asked)))).toEqual(sorted(withoutRepetition(wanted)));
      else expect(requests).not.toEqual([]);
      count.passed += 1;
    });

    it.for(examples)(
      '$name stops without any of its variables, and says which',
      { timeout: 120_000 },
      async (example, context) => {
        const reason = noStart(example);
        if (reason !== undefined) context.skip(reason);
        without.ran += 1;
        const names = neededBy(example.file);
        expect(names).not.toEqual([]);
        sandbox.requests.take();
        for (const leftOut of names) {
          const { code, out, err } = await run(example, settings(example, leftOut), folder);
          expect({ leftOut, code, err }).toEqual({
            leftOut,
            code: expect.not.toBeOneOf([0]) as number,
            err: expect.stringMatching(new RegExp(`\\b${leftOut} is not set\\. Set it to [^.].*\\.`)) as string,
          });
          expect(out).toBe('');
        }
        expect(
          sandbox.requests
            .take()
            .map(asked)
            .filter((request) => /transaction/.test(request)),
        ).toEqual([]);
        without.passed += 1;
      },
    );

    it.each(examples)('$name holds no key, id, address or token, and says which network it talks to', ({ file }) => {
      const source = readFileSync(file, 'utf8');
      expect(source).not.toMatch(/\b(?!0{64})[0-9a-f]{64}\b|\bsandbox0|\b0x[0-9a-fA-F]{40}\b/);
      expect(source).toMatch(/"?(Network:|Data node:|The wallet is ready on)/);
    });
  });
}

/** Programs that do two things at once ask in no fixed order. */
const sorted = (requests: readonly string[]): string[] => [...requests].sort();
