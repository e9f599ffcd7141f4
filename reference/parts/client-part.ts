import { clientPackage, clientPackageName } from '../client-package/client-package.ts';
import { loadTransactionCommands } from '../commands/load-commands.ts';
import { packageTarball } from '../downloads/tarball.ts';
import type { Model } from '../model/model.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import type { ReferencePart } from './reference-part.ts';

/** The types of the release and thin clients, as a package that npm installs. */
export function clientPart(model: Model, root: string): ReferencePart {
  const { release } = model;
  const files = clientPackage(root, model, loadOpenRpc(release, root), loadTransactionCommands(release, root));
  const archive = {
    file: `api/clients/${clientPackageName}-${release.version}.tgz`,
    title: 'Types and thin clients in TypeScript, a package for npm without dependencies',
    content: packageTarball(files.map(([name, text]) => [name, Buffer.from(text)])),
  };
  return { pages: [], sidebars: {}, links: {}, downloads: () => [archive] };
}
