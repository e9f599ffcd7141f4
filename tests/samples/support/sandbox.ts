import { loadDefinitions } from '../../../sandbox/definitions.ts';
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts';
import { generateActivity } from './generate-activity.ts';

/** The definitions of the release, read once for all files that a process tests: nothing changes them. */
export const definitions = await loadDefinitions();

/** A sandbox on free ports in which something of every kind keeps happening, so that every stream has something to tell. */
export async function startLively(): Promise<Sandbox> {
  const sandbox = await startSandbox(
    { restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0, walletPort: 0, blockTime: 250 },
    definitions,
  );
  let round = 0;
  const timer = setInterval(() => generateActivity(sandbox.world, (round += 1)), 200);
  return {
    ...sandbox,
    close: async () => {
      clearInterval(timer);
      await sandbox.close();
    },
  };
}

/** Settings that samples read, for a sandbox. */
export function environment({ urls }: Sandbox, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { DATA_NODE: urls.dataNode, DATA_NODE_GRPC: urls.grpc, WALLET: urls.wallet, COUNT: '2', ...more };
}
