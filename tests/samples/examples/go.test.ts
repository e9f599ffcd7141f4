import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildGoProgram } from '../support/go-program.ts';
import { runProcess } from '../support/run-process.ts';
import { testExamples } from '../support/test-examples.ts';

let program = '';

testExamples(
  'Go',
  'go',
  ({ name }, env, cwd) => runProcess(program, [name], { cwd, env }),
  (examples, folder) => {
    const sources = path.join(folder, 'go');
    mkdirSync(sources);
    program = buildGoProgram(new Map(examples.map(({ name, file }) => [name, readFileSync(file, 'utf8')])), sources);
  },
);
