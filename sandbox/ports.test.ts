import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultOptions } from './options.ts';
import { cannotListen, portsAreFree } from './ports.ts';

const because = (code: string): NodeJS.ErrnoException => Object.assign(new Error(`said ${code}`), { code });

describe('why a server cannot listen', () => {
  it.each([
    [
      'EADDRINUSE',
      'Port 3008 is taken: stop what listens there, perhaps another sandbox, or choose another port with --rest-port.',
    ],
    ['EACCES', 'Port 3008 is not allowed for you: choose one above 1023 with --rest-port.'],
    ['ENOTFOUND', '10.0.0.1 is no address of this machine: choose one with --host.'],
    ['EADDRNOTAVAIL', '10.0.0.1 is no address of this machine: choose one with --host.'],
    ['EMFILE', 'Cannot listen on 10.0.0.1:3008: said EMFILE'],
  ])('%s says what to do', (code, message) => {
    expect(cannotListen('10.0.0.1', 3008, 'rest-port', because(code)).message).toBe(message);
  });
});

describe('the look for ports', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('names the flag of the one that is taken', async () => {
    const taken = createServer();
    server = taken;
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const options = { ...defaultOptions, host: '127.0.0.1', restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0 };
    await expect(portsAreFree({ ...options, walletPort: port })).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, perhaps another sandbox, or choose another port with --wallet-port.`,
    );
    await expect(portsAreFree({ ...options, walletPort: 0 })).resolves.toBeUndefined();
  });
});
