import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { goSample } from '../../../reference/render/samples/go.ts';
import { buildGoProgram } from '../support/go-program.ts';
import { neverEnds, testReference } from '../support/rest-reference.ts';
import { runProcess } from '../support/run-process.ts';

let program = '';

testReference(
  'Go',
  (id, request, { folder }) => runProcess(program, [id], { cwd: folder, untilOutput: neverEnds(request) }),
  ({ folder, requests, here }) => {
    const sources = path.join(folder, 'go');
    mkdirSync(sources);
    program = buildGoProgram(new Map(requests.map(([id, request]) => [id, here(goSample(request))])), sources);
  },
);
