import { readOptions } from './options.ts';
import { startSandbox } from './start-sandbox.ts';
import { apiToken } from './wallet/tokens.ts';
import { walletKeys } from './world/seed.ts';

try {
  const { urls, close, world } = await startSandbox(readOptions(process.env));
  const markets = [...world.markets.values()].map(({ definition }) => definition);
  console.log(`This is a sandbox for learning and testing. It is not a network: nothing here is real, and nothing is kept.

  Data node  REST       ${urls.dataNode}
             GraphQL    ${urls.dataNode}/graphql
             gRPC       ${urls.grpc} (no TLS; server reflection)
  Core node  REST       ${urls.core}
  Explorer   REST       ${urls.explorer}/rest
  Wallet     JSON-RPC   ${urls.wallet}/api/v2/requests

  Token of the wallet   ${apiToken}
${walletKeys.map(({ name, publicKey }) => `  ${name.padEnd(22)}${publicKey}`).join('\n')}
${markets.map(({ id }, index) => `  Market ${index + 1}              ${String(id)}`).join('\n')}

Blocks come every second, an epoch lasts a minute, and a day of a proposal passes in ten seconds.
Stop it with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
