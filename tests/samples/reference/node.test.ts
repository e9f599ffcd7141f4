import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSample } from '../../../reference/render/samples/node.ts';
import { runModule, translate } from '../support/node-runner.ts';
import { neverEnds, testReference } from '../support/rest-reference.ts';

testReference('Node.js', (id, request, { folder, here }) => {
  const file = path.join(folder, `${id}.mts`);
  // Threads share the folder that the process works in: a file goes to where the test looks for it.
  const place = JSON.stringify(path.join(folder, request.fileName));
  const sample =
    request.delivery === 'file' ? nodeSample(request).replace(`"${request.fileName}"`, place) : nodeSample(request);
  writeFileSync(file, here(sample));
  return runModule(translate(file, path.join(folder, 'node')), {}, neverEnds(request));
});
