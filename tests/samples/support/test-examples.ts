import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptorSet } from '../../../sandbox/grpc/serve-grpc.ts';
import type { Sandbox } from '../../../sandbox/start-sandbox.ts';
import { asked, withoutRepetition } from './asked.ts';
import { examplesIn, type Example } from './examples.ts';
import { expected } from './expected.ts';
import type { Run } from './run-process.ts';
import { environment, startLively } from './sandbox.ts';
import { tallies } from './tally.ts';
import { unknownParameters } from './unknown-parameters.ts';
import { workspace } from './workspace.ts';

/** Programs that samples call and that not every machine has. */
function isMissing(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}

/** Why a sample cannot run here, or undefined. */
function obstacle({ notRun, name, file }: Example): string | undefined {
  if (notRun !== undefined) return notRun;
  return name.startsWith('grpc/') && file.endsWith('.sh') && isMissing('grpcurl') ? 'grpcurl is not installed' : undefined;
}

/**
 * Tests the samples of examples/ in one language: each has to end well, to ask what it should, and to show what it got.
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
  const count = tallies('examples/')(language);
  const folder = workspace(`examples-${extension}`);
  const examples = examplesIn(extension);
  const able = examples.filter((example) => obstacle(example) === undefined);
  for (const example of examples) {
    const reason = obstacle(example);
    if (reason !== undefined) count.skipped.push(`${example.name}: ${reason}`);
  }
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startLively();
    writeFileSync(path.join(folder, 'descriptors.binpb'), descriptorSet(sandbox));
    prepare(able, folder);
  });
  afterAll(() => sandbox.close());

  describe(language, () => {
    it.each(able)('$name', async (example) => {
      count.ran += 1;
      sandbox.requests.take();
      const { code, out, err } = await run(example, environment(sandbox, { DESCRIPTORS: path.join(folder, 'descriptors.binpb') }), folder);
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
  });
}

/** Programs that do two things at once ask in no fixed order. */
const sorted = (requests: readonly string[]): string[] => [...requests].sort();
