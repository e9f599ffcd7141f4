import { afterAll } from 'vitest';
import { python as interpreter } from '../../../tools/test/programs.ts';
import { runProcess } from '../support/run-process.ts';
import { startPython, type PythonHost } from '../support/python-host.ts';
import { testExamples } from '../support/test-examples.ts';

let python: PythonHost;
afterAll(() => python.close());

testExamples(
  'Python',
  'py',
  // Protobuf keeps the messages of a process together, and two samples load the same ones.
  ({ name, file }, env, cwd) =>
    name.startsWith('grpc/') ? runProcess(interpreter, [file], { cwd, env }) : python.run(file, env),
  (_, folder) => {
    python = startPython(folder);
  },
);
