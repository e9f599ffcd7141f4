import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { fences } from '../support/fences.ts';
import { runProcess } from '../support/run-process.ts';
import { tallies } from '../support/tally.ts';
import { workspace } from '../support/workspace.ts';

/**
 * The quickstart of a node, as a reader types it, with the release's own program, which no package brings. Who has it, and a
 * chain to join, runs `VEGA_BIN=vega VEGA_CHAIN=chain.json npm run test:samples -- pages/node`.
 */

/** What an operator is given by one whom they trust; all of it has to be on this machine. */
interface Chain {
  /** File with the chain's genesis document. */
  readonly genesis: string;
  /** `<node id>@<host>:<port>`. */
  readonly peer: string;
  /** Addresses of RPC servers, two at least. */
  readonly rpc: readonly string[];
}

interface Block {
  readonly height: string;
  readonly hash: string;
}

const { VEGA_BIN: program, VEGA_CHAIN: chainFile } = process.env;
const wanting = "sample not run: needs the release's program (VEGA_BIN) and a chain to join (VEGA_CHAIN)";
const count = tallies('pages')('quickstart of a node');
if (program === undefined || chainFile === undefined) count.skipped.push(wanting);
const page = 'quickstarts/run-a-node.mdx';
const steps = fences().filter(({ place, language }) => place.startsWith(`${page}:`) && language === 'bash');
const folder = workspace('node');
let node: ChildProcess | undefined;
afterAll(() => {
  if (node?.pid !== undefined) process.kill(-node.pid, 'SIGKILL');
});

/** The command of the page that holds these words. */
function step(words: string): string {
  const found = steps.filter(({ text }) => text.includes(words));
  expect(found, words).toHaveLength(1);
  return found[0]?.text ?? '';
}

const env = { HOME: folder };
async function run(file: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runProcess(file, words, { cwd: folder, env, timeout: 60_000 });
  expect({ words, code, err, out }).toMatchObject({ code: 0, err: '' });
  return out;
}
const typed = (command: string): Promise<string> => run('bash', '-euo', 'pipefail', '-c', command);
/** In a terminal: elsewhere the program wants `--output json`. */
const inTerminal = (command: string): Promise<string> =>
  run('script', '--quiet', '--return', '--command', command, '/dev/null');

/** The newest block; the page takes that of a snapshot from a data node, with a command that commands.test.ts runs. */
async function trusted({ rpc }: Chain): Promise<Block> {
  const { result } = (await (await fetch(`${rpc[0] ?? ''}/block`)).json()) as {
    result: { block_id: { hash: string }; block: { header: { height: string } } };
  };
  return { height: result.block.header.height, hash: result.block_id.hash };
}

/** Changes a setting of a file of the engine; it has to be there. */
function set(text: string, name: string, value: string): string {
  const line = new RegExp(`^${name} = .*$`, 'm');
  expect(text).toMatch(line);
  return text.replace(line, `${name} = ${value}`);
}

it('leads from the program to a node that follows the chain from a snapshot', { timeout: 600_000 }, async (context) => {
  if (program === undefined || chainFile === undefined) return context.skip(wanting);
  count.ran += 1;
  const chain = JSON.parse(readFileSync(chainFile, 'utf8')) as Chain;
  copyFileSync(program, path.join(folder, 'vega'));
  copyFileSync(chain.genesis, path.join(folder, 'genesis.json'));

  const [, version = ''] = step('releases/download').split(/unzip .*\n/);
  expect(await inTerminal(version)).toContain(`v${newestRelease.version}`);
  await inTerminal(step('vega init'));
  const { chain_id: id } = JSON.parse(readFileSync(chain.genesis, 'utf8')) as { chain_id: string };
  expect((await typed(step('cp genesis.json'))).trim()).toBe(id);

  const { height, hash } = await trusted(chain);
  const config = path.join(folder, 'node/cometbft/config/config.toml');
  const shown = readFileSync('examples/operators/cometbft-statesync.toml', 'utf8');
  let text = readFileSync(config, 'utf8');
  for (const [, name = '', value = ''] of shown.matchAll(/^(\w+) = (.*)$/gm)) {
    const own: Readonly<Record<string, string>> = {
      rpc_servers: JSON.stringify(chain.rpc.join(',')),
      trust_height: height,
      trust_hash: JSON.stringify(hash),
    };
    text = set(text, name, own[name] ?? value);
  }
  text = set(text, 'persistent_peers', JSON.stringify(chain.peer));
  // The chain's own nodes have the usual ports of this machine.
  text = text.replaceAll(/"tcp:\/\/(127\.0\.0\.1|0\.0\.0\.0):2665([67])"/g, '"tcp://127.0.0.1:2765$2"');
  text = set(set(text, 'addr_book_strict', 'false'), 'allow_duplicate_ip', 'true');
  writeFileSync(config, text);
  expect(readFileSync(path.join(folder, 'node/vega/config/node/config.toml'), 'utf8')).toMatch(
    /\[Broker\.Socket\][^[]*Enabled = false/,
  );

  let log = '';
  node = spawn('bash', ['-c', step('vega start')], { cwd: folder, env: { ...process.env, ...env }, detached: true });
  for (const stream of [node.stdout, node.stderr]) stream?.on('data', (part: Buffer) => (log += part.toString()));
  const statistics = async (): Promise<{ blockHeight: string; chainId: string }> => {
    const answer: unknown = JSON.parse(await typed(step('/statistics')));
    return answer as { blockHeight: string; chainId: string };
  };
  await expect.poll(() => log, { timeout: 300_000, interval: 500 }).toContain('The state has been restored');
  expect(log).toContain('Vega startup complete');
  const first = await statistics();
  expect(first.chainId).toBe(id);
  await expect
    .poll(async () => Number((await statistics()).blockHeight), { timeout: 60_000, interval: 1000 })
    .toBeGreaterThan(Number(first.blockHeight));
  count.passed += 1;
});
