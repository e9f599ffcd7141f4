import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readCmd } from '../../tests/samples/support/cmd.ts';
import { walletCommands } from './commands.ts';

const nasty = {
  proposalSubmission: {
    rationale: {
      title: 'It\'s 100% "A & B" | <b>',
      description: 'Line 1\nLine 2\t\\o/ $HOME `id` %PATH% ^caret! (π ≈ 3) 🙂 C:\\dir\\',
    },
    terms: { closingTimestamp: '1', list: [1, true, null, 'x'] },
  },
};
const { unix, windows } = walletCommands(nasty, 'net');
const flags = ['wallet', 'transaction', 'send', '--wallet', 'WALLET', '--pubkey', 'PUBLIC_KEY', '--network', 'net'];

describe('the command with a transaction', () => {
  it('comes through a shell unchanged', () => {
    const output = execFileSync('bash', ['-c', `vega() { printf '%s\\0' "$@"; }\n${unix}`], { encoding: 'utf8' });
    const seen = output.split('\0').slice(0, -1);
    expect(seen.slice(0, -1)).toEqual(flags);
    expect(JSON.parse(seen.at(-1) ?? '')).toEqual(nasty);
  });

  it('comes through cmd.exe unchanged', () => {
    const [program, ...seen] = readCmd(windows);
    // The release has no vega for Windows, only the wallet by itself.
    expect(program).toBe('vegawallet.exe');
    expect(['wallet', ...seen.slice(0, -1)]).toEqual(flags);
    expect(JSON.parse(seen.at(-1) ?? '')).toEqual(nasty);
  });
});
