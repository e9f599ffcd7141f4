import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import ts from 'typescript';
import { newestRelease } from '../../../product.ts';
import { programAt, python } from '../../../tools/test/programs.ts';
import { loadDescriptors } from '../../descriptors/load-descriptors.ts';
import { buildModel } from '../../model/model.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { nodeSample } from './node.ts';
import { pythonSample } from './python.ts';
import { sampleRequest } from './sample-request.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
const requests = model.operations.map((operation) => [operation.id, sampleRequest(model, operation)] as const);
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a tool over all samples at once and gives its output. @throws Error with the tool's words */
function check(command: string, parameters: readonly string[]): string {
  try {
    return execFileSync(command, parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException & { stderr?: string };
    throw new Error(failure.stderr || failure.message, { cause: error });
  }
}

describe('samples', () => {
  it('fill in every variable of the path', () => {
    expect(requests.filter(([, { url }]) => /[{}]/.test(url))).toEqual([]);
  });

  it('send every required parameter', () => {
    const missing = model.operations.flatMap((operation) => {
      const { url, query } = sampleRequest(model, operation);
      const sent = new Map(query);
      return operation.parameters
        .filter(({ name, required, in: place }) => required && place === 'query' && !sent.get(name))
        .map(({ name }) => `${url} ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are valid shell', () => {
    writeFileSync(path.join(folder, 'all.sh'), requests.map(([, request]) => curlSample(request)).join('\n'));
    expect(check('bash', ['-n', 'all.sh'])).toBe('');
  });

  it('are valid Python', () => {
    for (const [id, request] of requests) writeFileSync(path.join(folder, `${id}.py`), pythonSample(request));
    const script = 'import ast,glob\nfor f in glob.glob("*.py"): ast.parse(open(f).read(), f)';
    expect(check(python, ['-c', script])).toBe('');
  });

  it('are valid Go in the form of gofmt', () => {
    for (const [id, request] of requests) writeFileSync(path.join(folder, `${id}.go`), `${goSample(request)}\n`);
    expect(check(programAt('gofmt') ?? '', ['-l', '.'])).toBe('');
  });

  it.each(requests)('are valid JavaScript for %s', (_, request) => {
    const { diagnostics } = ts.transpileModule(nodeSample(request), {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext },
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });

  it('read a stream line by line and send the filter of a two-way stream over the connection', () => {
    const request = new Map(requests);
    const trades = request.get('TradingDataService_ObserveTrades');
    const events = request.get('TradingDataService_ObserveEventBus');
    expect(trades && curlSample(trades)).toContain('--no-buffer --get');
    expect(trades && pythonSample(trades)).toContain('response.iter_lines()');
    expect(events && nodeSample(events)).toContain('socket.send(');
    expect(events?.query).toEqual([]);
  });

  it('pass what readers typed to curl as it is, whatever it holds', () => {
    const hard = `a "b" 'c' $HOME $(id) \`id\` \\ !! ; & end`;
    const sample = curlSample({
      method: 'POST',
      url: `http://localhost:1/${hard}`,
      query: [['name', hard]],
      headers: [
        { name: 'X-One', value: hard },
        { name: 'X-Two', value: hard, variable: 'SECRET' },
        { name: 'Authorization', value: 'VWT ', variable: 'SECRET' },
      ],
      body: { text: hard },
      delivery: 'json',
      requestOverConnection: false,
      fileName: '',
    });
    const script = `SECRET='s e"cret'\ncurl() { printf '%s\\0' "$@"; }\n${sample}`;
    const words = check('bash', ['-c', script]).split('\0').slice(0, -1);
    expect(words).toEqual([
      '--fail-with-body',
      '--get',
      `http://localhost:1/${hard}`,
      '--data-urlencode',
      `name=${hard}`,
      '--header',
      `X-One: ${hard}`,
      '--header',
      `X-Two: ${hard}s e"cret`,
      '--header',
      'Authorization: VWT s e"cret',
      '--header',
      'Content-Type: application/json',
      '--data',
      JSON.stringify({ text: hard }, null, 2),
    ]);
    expect(sample).toContain('--header "Authorization: VWT $SECRET"');
  });
});
