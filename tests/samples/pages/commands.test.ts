import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProposal, exampleProposal } from '../../../content/proposals/build-proposal.ts';
import { walletCommands } from '../../../content/proposals/commands.ts';
import { proposalKinds } from '../../../content/proposals/index.ts';
import type { Sandbox } from '../../../sandbox/start-sandbox.ts';
import { apiToken } from '../../../sandbox/wallet/tokens.ts';
import { readCmd } from '../support/cmd.ts';
import { fences } from '../support/fences.ts';
import { translate } from '../support/node-runner.ts';
import { filledIn } from '../support/placeholders.ts';
import { runProcess, type Run } from '../support/run-process.ts';
import { environment, startLively } from '../support/sandbox.ts';
import { tallies } from '../support/tally.ts';
import { workspace } from '../support/workspace.ts';

/** The commands that stand in the tutorials and the API guides, run as a reader types them. */

/** Commands that other tests run, or that nobody can run without something from elsewhere. */
const elsewhere: readonly (readonly [command: RegExp, reason: string])[] = [
  [/npm run sandbox/, 'starts the sandbox: sandbox/main.test.ts'],
  [/pip install|npm install/, 'installs packages from a registry'],
  [/http\.server/, 'the price server of bot.test.ts stands in'],
  [/^(\w+=\S+ )*(python3 [a-z_]+\.py|npx tsx [a-z-]+\.ts)( cancel)?$/, 'a program of the bot: bot.test.ts'],
  [
    /^\.\/vega |\/releases\/download\/|config\/genesis\.json|127\.0\.0\.1:3003/,
    'needs the node program of the release and the genesis of a network; its words and flags are checked by tests/content/operators',
  ],
  [
    /vega wallet (?!transaction)/,
    'needs the wallet program of the release; its words and flags are checked by tests/content/operators',
  ],
];

const tally = tallies('pages');
const all = fences();
const folder = workspace('pages');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startLively();
  const vega = path.join(folder, 'vega');
  writeFileSync(
    vega,
    `#!/bin/sh\nexec ${JSON.stringify(process.execPath)} ${JSON.stringify(translate('tests/samples/support/vega.ts', folder))} "$@"\n`,
  );
  chmodSync(vega, 0o755);
  // What the page on proposals sends from a file, and looks for afterwards.
  writeFileSync(
    path.join(folder, 'proposal.json'),
    JSON.stringify({
      proposalSubmission: {
        reference: 'your-own-label',
        rationale: { title: 't', description: 'd' },
        terms: { closingTimestamp: String(Math.floor(Date.now() / 1000) + 86_400), newFreeform: {} },
      },
    }),
  );
});
afterAll(() => sandbox.close());

function bash(command: string): Promise<Run> {
  const env = {
    ...environment(sandbox, { TOKEN: apiToken }),
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    PUBKEY: filledIn('PUBLIC_KEY', sandbox),
  };
  return runProcess('bash', ['-euo', 'pipefail', '-c', filledIn(command, sandbox)], { cwd: folder, env });
}

describe('bash', () => {
  const count = tally('bash');
  const blocks = all
    .filter(({ language }) => language === 'bash')
    .map((fence) => ({ ...fence, reason: elsewhere.find(([command]) => command.test(fence.text))?.[1] }));
  for (const { place, reason } of blocks) if (reason !== undefined) count.skipped.push(`${place}: ${reason}`);

  it.each(blocks.filter(({ reason }) => reason === undefined))('$place', async ({ text }) => {
    count.ran += 1;
    const { code, out, err } = await bash(text);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    // Settings say nothing; answers are JSON without an error; `--include` shows the status.
    if (/^(?:export \w+=\S+\n?)+$/.test(text)) expect(out).toBe('');
    else if (text.split(/\s+/).includes('jq')) expect(JSON.parse(out)).not.toBeNull();
    else if (text.includes('--include')) expect(out).toMatch(/^HTTP\/1\.1 200/);
    else
      for (const line of out.trim().split(/\n|(?<=\})(?=\{)/))
        expect(Object.keys(JSON.parse(line) as object)).not.toContain('code');
    count.passed += 1;
  });

  it('has few blocks that it does not run, each for a reason that holds', () => {
    expect(new Set(blocks.map(({ reason }) => reason))).toEqual(
      new Set([undefined, ...elsewhere.map(([, reason]) => reason)]),
    );
  });
});

describe('Command Prompt', () => {
  const count = tally('Command Prompt, read as cmd.exe does');
  it.each(all.filter(({ title }) => title === 'Command Prompt'))('$place', async ({ text }) => {
    count.ran += 1;
    const [program, ...parameters] = readCmd(text);
    // The release has no vega for Windows, only the wallet by itself.
    expect(program).toBe('vegawallet.exe');
    const { code, err } = await bash(['vega wallet', ...parameters.map((parameter) => `'${parameter}'`)].join(' '));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    count.passed += 1;
  });
});

describe('PowerShell', () => {
  const count = tally('PowerShell, syntax only');
  it.each(all.filter(({ language }) => language === 'powershell'))('$place', ({ text }) => {
    count.ran += 1;
    // Strings: single quotes have no escapes, double quotes a backtick; outside, a backtick ends only a line that goes on.
    const outside = text.replaceAll(/'[^']*'|"(?:`[\s\S]|[^"`])*"/g, 'STRING');
    expect(outside).not.toMatch(/['"]|`(?!\n\s+\S)/);
    expect(outside.split('(').length).toBe(outside.split(')').length);
    count.passed += 1;
  });
});

describe('commands below the proposals’ forms', () => {
  const [unixCount, windowsCount] = [
    tally('proposals from Linux and macOS'),
    tally('proposals from Windows, read as cmd.exe does'),
  ];
  it.each(Object.values(proposalKinds))('$kind', async (kind) => {
    unixCount.ran += 1;
    windowsCount.ran += 1;
    const transaction = buildProposal(
      kind,
      exampleProposal(kind, sandbox.definitions.network.parameters, Math.floor(Date.now() / 1000)),
      {},
    );
    const { unix, windows } = walletCommands(transaction, 'NETWORK');
    sandbox.requests.take();
    const { code, err } = await bash(unix);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(sandbox.requests.take()).toMatchObject([
      { operation: 'client.send_transaction', body: { params: { transaction } } },
    ]);
    unixCount.passed += 1;
    expect(JSON.parse(readCmd(windows).at(-1) ?? '')).toEqual(transaction);
    windowsCount.passed += 1;
  });
});
