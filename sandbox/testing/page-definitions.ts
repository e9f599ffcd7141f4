import { loadNetwork } from '../../networks/index.ts';
import { newestRelease, type TreeName } from '../../product.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { loadTransactionCommands } from '../../reference/commands/load-commands.ts';
import { walletFile, type WalletFile } from '../../reference/downloads/wallet-file.ts';
import { releaseFile, type WorldFile } from '../../reference/downloads/world-file.ts';
import { buildModel } from '../../reference/model/model.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';
import { readWorldFile } from '../in-page/read-world-file.ts';
import type { WorldDefinitions } from '../world-definitions.ts';

/** The file that the network in the page is made of, as the build writes it. */
export async function pageWorldFile(tree: TreeName = 'testnet'): Promise<string> {
  const root = process.cwd();
  const { chainId, parameters } = loadNetwork(tree);
  const descriptors = await loadDescriptors(newestRelease, root);
  const file: WorldFile = {
    ...releaseFile(buildModel(root, descriptors), root, descriptors),
    network: { chainId, parameters },
  };
  return JSON.stringify(file);
}

/** The definitions as a browser reads them: out of that file alone. */
export async function pageDefinitions(tree?: TreeName): Promise<WorldDefinitions> {
  return readWorldFile(JSON.parse(await pageWorldFile(tree)) as WorldFile);
}

/** The file that the wallet in the page is made of, as the build writes it. */
export async function pageWalletFile(): Promise<WalletFile> {
  const root = process.cwd();
  const model = buildModel(root, await loadDescriptors(newestRelease, root));
  const made = walletFile(model, loadTransactionCommands(newestRelease, root), loadOpenRpc(newestRelease, root));
  return JSON.parse(JSON.stringify(made)) as WalletFile;
}
