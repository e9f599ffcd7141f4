import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { count } from '../setup/count.ts';
import { answers } from '../setup/answers.ts';
import { throwAt } from './requests.ts';
import { randomNumbers } from './random.ts';

/** Whole in the long run; `npm test` shortens the fuzzers. */
const number = Number(process.env['FUZZ_REQUESTS'] ?? (process.env['FUZZ_ADDRESSES'] === undefined ? 10_000 : 1_000));
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill()));

async function freePorts(wanted: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from(
      { length: wanted },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const probe = createServer().listen(0, '127.0.0.1', () => resolve(probe));
        }),
    ),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** A program of the project as a process of its own: what ends it here would end it for everybody. */
function start(
  file: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { readonly child: ChildProcess; readonly said: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  running.push(child);
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  return { child, said: () => said };
}

/** Ends a program as a person or a machine does, and gives its exit status: whoever left a connection open keeps nothing alive. */
function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGINT');
  });
}

async function attack(ports: readonly number[]): Promise<void> {
  const random = randomNumbers(seed);
  let left = number;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await throwAt(ports[left % ports.length] ?? 0, random);
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
}

it(`${number} hostile requests (seed ${seed}) do not end the bundled server`, async () => {
  const [port = 0] = await freePorts(1);
  const { child, said } = start('delivery/server/serve.ts', ['build'], { PORT: String(port), HOST: '127.0.0.1' });
  await expect.poll(said, { timeout: 120_000 }).toContain('The documentation is at');
  await attack([port]);
  expect(child.exitCode, said()).toBeNull();
  expect((await fetch(`http://127.0.0.1:${port}/mainnet`)).status).toBe(200);
  expect(said()).not.toContain('An error outside any request');
  count('inputs tried', number);
}, 600_000);

it(`${number} hostile requests and conversations (seed ${seed}) do not end the sandbox`, async () => {
  const [rest = 0, grpc = 0, core = 0, explorer = 0, wallet = 0] = await freePorts(5);
  const { child, said } = start('sandbox/main.mts', [
    `--rest-port=${rest}`,
    `--grpc-port=${grpc}`,
    `--core-port=${core}`,
    `--explorer-port=${explorer}`,
    `--wallet-port=${wallet}`,
  ]);
  await expect.poll(said, { timeout: 240_000 }).toContain('Stop it with Ctrl+C.');
  await attack([rest, rest, rest, wallet, grpc, core]);
  expect(child.exitCode, said()).toBeNull();
  await answers(`http://127.0.0.1:${rest}/api/v2/info`);
  expect(said()).not.toContain('An error outside any request');
  expect(await end(child)).toBe(0);
  count('inputs tried', number);
}, 600_000);
