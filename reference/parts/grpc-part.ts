import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadErrors } from '../commands/load-errors.ts';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { commandRules, commandRulesFile } from '../downloads/command-rules.ts';
import { releaseFile } from '../downloads/world-file.ts';
import { worldFilePath, walletFilePath } from '../downloads/file-paths.ts';
import { walletFile } from '../downloads/wallet-file.ts';
import { commandSchema } from '../downloads/command-schema.ts';
import { protoDownloads } from '../downloads/proto-downloads.ts';
import { loadApiErrors } from '../errors/load-api-errors.ts';
import type { GraphqlTwins } from '../links/graphql-twins.ts';
import { typeLinks } from '../links/type-links.ts';
import { usedBy } from '../links/used-by.ts';
import type { Model } from '../model/model.ts';
import { grpcSidebar } from '../pages/grpc-sidebar.ts';
import { protoPage } from '../pages/proto-page.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import { commandBlocks } from './command-blocks.ts';
import type { Download } from '../downloads/download.ts';
import type { ReferencePart } from './reference-part.ts';

/** The gRPC reference: a page a .proto file, and the files themselves. */
export function grpcPart(root: string, descriptors: Descriptors, model: Model, graphql: GraphqlTwins): ReferencePart {
  const uses = usedBy(model);
  const { rpcs: errors } = loadApiErrors(model.release, root);
  const { blocks, links: commands } = commandBlocks(root, model);
  const transactions = loadTransactionCommands(model.release, root);
  const files: Download[] = [
    ...protoDownloads(root, descriptors),
    {
      file: commandRulesFile,
      title: 'Rules of the commands, with the descriptors that they are about',
      content: JSON.stringify(commandRules(model.release, root, descriptors)),
    },
    {
      file: 'api/commands.schema.json',
      title: 'What the wallet takes as a transaction, JSON Schema with required fields and rules',
      content: JSON.stringify(
        commandSchema(model, descriptors.registry, transactions, loadErrors(model.release, root)).schema,
      ),
    },
    {
      file: walletFilePath,
      title: 'What the wallet in the page is made of',
      content: JSON.stringify(walletFile(model, transactions, loadOpenRpc(model.release, root))),
      isUnlisted: true,
    },
  ];
  const world = releaseFile(model, root, descriptors);
  return {
    pages: model.files.map((file) => protoPage(model, file, uses, graphql, blocks, errors)),
    sidebars: { 'api-grpc': grpcSidebar(model) },
    links: { types: typeLinks(model), commands },
    downloads: (_, { chainId, parameters }) => [
      ...files,
      {
        file: worldFilePath,
        title: 'What the network in the page is made of',
        content: JSON.stringify({ ...world, network: { chainId, parameters } }),
        isUnlisted: true,
      },
    ],
  };
}
