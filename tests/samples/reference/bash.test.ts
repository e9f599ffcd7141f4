import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { curlSample } from '../../../reference/render/samples/curl.ts';
import { neverEnds, testReference } from '../support/rest-reference.ts';
import { runProcess } from '../support/run-process.ts';

testReference('bash', async (id, request, { folder, here }) => {
  const file = path.join(folder, `${id}.sh`);
  writeFileSync(file, `set -euo pipefail\n${here(curlSample(request))}\n`);
  const run = await runProcess('bash', [file], { cwd: folder, untilOutput: neverEnds(request) });
  // What curl shows is the answer itself: JSON, in a stream one document a line.
  if (run.code === 0 && request.delivery !== 'file')
    expect(() => {
      JSON.parse(run.out.split('\n')[0] ?? '');
    }).not.toThrow();
  return run;
});
