import { describe, expect, it } from 'vitest';
import { longestMessage, messageLines } from './message-lines.ts';

interface Answer {
  readonly jsonrpc: string;
  readonly id: null;
  readonly error: { readonly code: number; readonly message: string };
}

/** What goes on to the server and what the client is told, for chunks as they arrive. */
async function run(chunks: readonly (string | Buffer)[]): Promise<{ passed: string; answers: Answer[] }> {
  const answers: Answer[] = [];
  const lines = messageLines((line) => answers.push(JSON.parse(line) as Answer));
  let passed = '';
  lines.on('data', (part: Buffer) => {
    passed += part.toString('utf8');
  });
  for (const chunk of chunks) lines.write(chunk);
  await new Promise<void>((resolve) => lines.end(resolve));
  return { passed, answers };
}
const message = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

describe('messageLines', () => {
  it('lets messages through, however they are cut, last line included', async () => {
    const euro = Buffer.from(`{"jsonrpc":"2.0","id":"€","method":"ping"}\r\n${message}`);
    const { passed, answers } = await run([...euro].map((byte) => Buffer.of(byte)));
    expect(passed.split('\n').map((line) => line.trim())).toEqual([
      '{"jsonrpc":"2.0","id":"€","method":"ping"}',
      message,
      '',
    ]);
    expect(answers).toEqual([]);
  });

  it('answers -32700 to what is no JSON, -32600 to what is no message, nothing to empty lines, and goes on', async () => {
    const { passed, answers } = await run([
      '{"jsonrpc":\n',
      'rubbish\n',
      '\n \r\n',
      '[]\n',
      '5\n',
      'null\n',
      '{"id":1}\n',
      '[{"jsonrpc":"2.0"}]\n',
      '\u0000\n',
      `${message}\n`,
    ]);
    expect(passed).toBe(`${message}\n`);
    expect(answers.map(({ error }) => error.code)).toEqual([
      -32700, -32700, -32600, -32600, -32600, -32600, -32600, -32700,
    ]);
    expect(
      answers.every(({ jsonrpc, id, error }) => jsonrpc === '2.0' && id === null && error.message.length > 20),
    ).toBe(true);
  });

  it('answers a line that is too long once, keeps none of it, and goes on', async () => {
    const part = Buffer.alloc(1024 * 1024, 'x');
    const { passed, answers } = await run([...Array.from({ length: 12 }, () => part), `\n${message}\n`]);
    expect(passed).toBe(`${message}\n`);
    expect(answers).toEqual([
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32700, message: `Parse error: the line is longer than ${longestMessage} bytes.` },
      },
    ]);
  });
});
