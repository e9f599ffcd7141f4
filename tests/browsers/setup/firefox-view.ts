import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { requiredProgram } from '../../../tools/test/programs.ts';
import { eachLine, ended } from './processes.ts';
import { viewOf, type Running, type View } from './view.ts';
import { clicked, pressed, typed } from './w3c-input.ts';

interface Entry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

type Answer =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: Entry };

type Send = <T>(method: string, params: object) => Promise<T>;

/** A connection to a browser that speaks WebDriver BiDi, https://www.w3.org/TR/webdriver-bidi/. */
async function connect(address: string, onEntry: (entry: Entry) => void): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString('utf8')) as Answer;
    if (answer.type === 'event') return answer.method === 'log.entryAdded' ? onEntry(answer.params) : undefined;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return {
    close: () => socket.close(),
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, (answer) => {
          if (answer.type === 'success') resolve(answer.result as T);
          else if (answer.type === 'error')
            reject(new Error(`Firefox: ${answer.error}: ${answer.message} (${method})`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
  };
}

/** Starts Debian's Firefox, or another one that is in the path, with a profile that goes with it. */
export async function startFirefox(): Promise<Running> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const child = spawn(
    requiredProgram('firefox-esr', 'firefox'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const address = await new Promise<string>((resolve, reject) => {
    eachLine(child.stderr, (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (found !== null) resolve(`${found[1] ?? ''}/session`);
    });
    child.once('exit', (status) => reject(new Error(`Firefox ended with ${status} before it could be driven.`)));
  });
  const heard = new Map<string, string[]>();
  const { send, close } = await connect(address, ({ level, text, source }) => {
    if (level === 'error') heard.get(source.context ?? '')?.push(text ?? '');
  });
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  async function open(base: string): Promise<View> {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
    const errors: string[] = [];
    heard.set(context, errors);
    const resize: View['resize'] = (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } });
    await resize(1280, 900);
    const perform = (actions: readonly object[]): Promise<void> => send('input.performActions', { context, actions });
    return viewOf(
      {
        errors,
        resize,
        load: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
        back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
        async ask(work, ...given) {
          const answer = await send<
            { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }
          >('script.callFunction', {
            functionDeclaration: `async (given) => JSON.stringify((await (${String(work)})(...JSON.parse(given))) ?? null)`,
            arguments: [{ type: 'string', value: JSON.stringify(given) }],
            awaitPromise: true,
            target: { context },
          });
          if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
          return JSON.parse(answer.result.value) as never;
        },
        press: (...keys) => perform(pressed(keys)),
        type: (text) => perform(typed(text)),
        pressAt: (x, y) => perform(clicked(x, y)),
        async picture() {
          return Buffer.from(
            (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
            'base64',
          );
        },
        async close() {
          heard.delete(context);
          await send('browser.removeUserContext', { userContext });
        },
      },
      base,
    );
  }

  return {
    version: session.capabilities.browserVersion,
    open,
    async stop() {
      close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
