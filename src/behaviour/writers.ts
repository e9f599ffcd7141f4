import { curlSample } from '../../reference/render/samples/curl.ts';
import { goSample } from '../../reference/render/samples/go.ts';
import { nodeSample } from '../../reference/render/samples/node.ts';
import { pythonSample } from '../../reference/render/samples/python.ts';
import type { SampleRequest } from '../../reference/render/samples/sample-request.ts';

/** What writes a request as a program, by the language as the site remembers it. */
export const writers: Readonly<Record<string, (request: SampleRequest) => string>> = {
  curl: curlSample,
  python: pythonSample,
  go: goSample,
  nodejs: nodeSample,
};
