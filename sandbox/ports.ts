import { once } from 'node:events';
import { createServer } from 'node:net';
import { settings, type SandboxOptions } from './options.ts';

/** Why a server cannot listen, and what to do about it. */
export function cannotListen(host: string, port: number, flag: string, error: NodeJS.ErrnoException): Error {
  const where = `${host}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken: stop what listens there, perhaps another sandbox, or choose another port with --${flag}.`,
    );
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is not allowed for you: choose one above 1023 with --${flag}.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new Error(`${host} is no address of this machine: choose one with --host.`);
  return new Error(`Cannot listen on ${where}: ${error.message}`);
}

/**
 * Looks whether all ports can be had, before the network is loaded, which takes seconds.
 *
 * @throws Error that names the port and the flag
 */
export async function portsAreFree(options: SandboxOptions): Promise<void> {
  for (const name of ['restPort', 'grpcPort', 'corePort', 'explorerPort', 'walletPort'] as const) {
    const server = createServer();
    try {
      await once(server.listen(options[name], options.host), 'listening');
    } catch (error) {
      throw cannotListen(options.host, options[name], settings[name].flag, error as NodeJS.ErrnoException);
    }
    server.close();
    await once(server, 'close');
  }
}
