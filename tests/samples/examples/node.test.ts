import path from 'node:path';
import { runModule, translate } from '../support/node-runner.ts';
import { testExamples } from '../support/test-examples.ts';

testExamples('Node.js', 'ts', ({ name, file }, env, folder) =>
  runModule(translate(file, path.join(folder, path.dirname(name))), env),
);
