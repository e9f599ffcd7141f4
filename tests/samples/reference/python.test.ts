import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { pythonSample } from '../../../reference/render/samples/python.ts';
import { startPython, type PythonHost } from '../support/python-host.ts';
import { neverEnds, testReference } from '../support/rest-reference.ts';

let python: PythonHost;
afterAll(() => python.close());

testReference(
  'Python',
  (id, request, { folder, here }) => {
    const file = path.join(folder, `${id}.py`);
    writeFileSync(file, here(pythonSample(request)));
    return python.run(file, {}, neverEnds(request));
  },
  ({ folder }) => {
    python = startPython(folder);
  },
);
