import { afterAll } from 'vitest';
import { startPython, type PythonHost } from '../support/python-host.ts';
import { testExamples } from '../support/test-examples.ts';

let python: PythonHost;
afterAll(() => python.close());

testExamples(
  'Python',
  'py',
  ({ file }, env) => python.run(file, env),
  (_, folder) => {
    python = startPython(folder);
  },
);
