import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { requiredProgram } from '../../../tools/test/programs.ts';
import { eachLine, ended } from './processes.ts';
import { viewOf, type Running, type View } from './view.ts';
import { clicked, pressed, typed } from './w3c-input.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a screen without a monitor and gives its name, which the program says once it is there. */
async function startScreen(): Promise<{ readonly name: string; readonly child: ChildProcess }> {
  const child = spawn(
    requiredProgram('Xvfb'),
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const name = await new Promise<string>((resolve, reject) => {
    eachLine(child.stdio[3] as NodeJS.ReadableStream, (line) => resolve(`:${line.trim()}`));
    child.once('exit', (status) => reject(new Error(`Xvfb ended with ${status}.`)));
  });
  return { name, child };
}

/** Where MiniBrowser lies, which is started by WebKit's driver: in the folder of the library. */
export function miniBrowser(): string | undefined {
  return [
    '/usr/lib',
    '/usr/libexec',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
  ]
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file));
}

/** Starts WebKit's driver from Debian's webkit2gtk-driver, which speaks the W3C's WebDriver. */
export async function startWebKit(): Promise<Running> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(requiredProgram('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });

  async function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST'
        ? { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }
        : {}),
    });
    const { value } = (await response.json()) as { value: T | { error: string; message: string } };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`WebKit: ${error}: ${message} (${method} ${path})`);
    }
    return value as T;
  }

  for (let isReady = false; !isReady;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
  }

  let version = '';
  async function open(base: string): Promise<View> {
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      '/session',
      {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': {
              binary: miniBrowser(),
              args: ['--automation'],
            },
          },
        },
      },
    );
    version = capabilities.browserVersion;
    const at = `/session/${sessionId}`;
    await send('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 120_000 });
    const ask: View['ask'] = (work, ...given) =>
      send('POST', `${at}/execute/async`, {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${String(work)})(...JSON.parse(arguments[0]))).then(
            (value) => done({ value: value === undefined ? null : value }), (error) => done({ thrown: String(error) }))`,
        args: [JSON.stringify(given)],
      }).then((answer) => {
        const { value, thrown } = answer as { value: never; thrown?: string };
        if (thrown !== undefined) throw new Error(thrown);
        return value;
      });
    const perform = (actions: readonly object[]): Promise<void> => send('POST', `${at}/actions`, { actions });
    const resize: View['resize'] = async (width, height) => {
      await send('POST', `${at}/window/rect`, { width, height });
      const inside = await ask(() => [innerWidth, innerHeight] as const);
      if (inside[0] !== width || inside[1] !== height)
        await send('POST', `${at}/window/rect`, { width: 2 * width - inside[0], height: 2 * height - inside[1] });
    };
    return viewOf(
      {
        errors: [],
        ask,
        resize,
        load: (url) => send('POST', `${at}/url`, { url }),
        back: () => send('POST', `${at}/back`),
        press: (...keys) => perform(pressed(keys)),
        type: (text) => perform(typed(text)),
        pressAt: (x, y) => perform(clicked(x, y)),
        picture: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
        close: () => send('DELETE', at),
      },
      base,
    );
  }

  return {
    get version() {
      return version;
    },
    open,
    async stop() {
      await ended(driver);
      await ended(screen.child);
    },
  };
}
