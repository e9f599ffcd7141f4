/** What the suite expects: everything comes from the definitions that the reference is made of. */
export { loadCommands as loadCliCommands } from '../reference/cli/load-commands.ts';
export { loadConfig } from '../reference/cli/load-config.ts';
export type { CliCommand, CliFlag } from '../reference/cli/types.ts';
export { loadCommands } from '../reference/commands/load-commands.ts';
export { loadErrors } from '../reference/commands/load-errors.ts';
export { rulePath, ruleViolated } from '../reference/commands/rule-violated.ts';
export type { Command, Rule, Test } from '../reference/commands/types.ts';
export { loadDescriptors, type Descriptors } from '../reference/descriptors/load-descriptors.ts';
export { loadGraphql } from '../reference/graphql/load-graphql.ts';
export { publishedSdl } from '../reference/graphql/published-sdl.ts';
export { buildModel } from '../reference/model/model.ts';
export type { Operation } from '../reference/model/types.ts';
export { loadOpenRpc } from '../reference/wallet/load-openrpc.ts';
export { loadWalletMethods } from '../reference/wallet/load-wallet-methods.ts';
export { exampleMessage } from '../reference/examples/example-message.ts';
export { loadNetwork } from '../networks/index.ts';
export { exampleProposal } from '../content/proposals/build-proposal.ts';
export { proposalKinds } from '../content/proposals/index.ts';
