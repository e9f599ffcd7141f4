import { surviveErrors } from '../delivery/server/guard.ts';
import type { SandboxOptions } from './options.ts';
import { sampleSettings } from './sample-settings.ts';
import { startSandbox } from './start-sandbox.ts';
import { apiToken } from './wallet/tokens.ts';
import { epochSeconds } from './world/clock.ts';
import { walletKeys } from './world/seed.ts';

/** Starts the sandbox, says where it is, and ends it with Ctrl+C. */
export async function runSandbox(options: SandboxOptions): Promise<void> {
  const { urls, close, world } = await startSandbox(options);
  // The last resort: what is wrong with one request is no reason to end the others.
  surviveErrors(console.error);
  const markets = [...world.trading.markets.values()].map(({ definition }) => definition);
  console.log(`This is a sandbox for learning and testing. It is not a network: nothing here is real, and nothing is kept.

  Data node  REST       ${urls.dataNode}
             GraphQL    ${urls.dataNode}/graphql
             gRPC       ${urls.grpc} (no TLS; server reflection)
  Core node  REST       ${urls.core}
  Explorer   REST       ${urls.explorer}/rest
  Wallet     JSON-RPC   ${urls.wallet}/api/v2/requests

  Token of the wallet   ${apiToken}
${walletKeys.map(({ name, publicKey }) => `  ${name.padEnd(22)}${publicKey}`).join('\n')}
${markets.map(({ id }, index) => `  ${`Market ${index + 1}`.padEnd(22)}${String(id)}`).join('\n')}

Settings for the samples and the tutorials. bash:

${sampleSettings(urls)
  .map(([name, value]) => `  export ${name}=${value}`)
  .join('\n')}

PowerShell:

${sampleSettings(urls)
  .map(([name, value]) => `  $env:${name} = '${value}'`)
  .join('\n')}

A block every ${options.blockTime / 1000} s; an epoch lasts ${epochSeconds} s; a day of a proposal passes in ${options.dayLasts} s.
Stop it with Ctrl+C.`);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal tells npm and the sandbox, and npm tells the sandbox again.
      if (ending) return;
      ending = true;
      void close().then(() => {
        console.log('\nThe sandbox has stopped.');
        process.exit(0);
      });
    });
  }
}
