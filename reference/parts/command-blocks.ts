import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadEnvelope } from '../commands/load-envelope.ts';
import { loadErrors } from '../commands/load-errors.ts';
import { readableRules } from '../commands/readable-rules.ts';
import type { Model } from '../model/model.ts';
import { addressOf, walletRoute } from '../pages/wallet-page.ts';
import { commandBlock, type MessageBlock } from '../render/commands/command-block.ts';
import { envelopeBlock } from '../render/commands/envelope-block.ts';
import { typeRoute } from '../links/type-route.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';

/** What the gRPC pages say of commands beyond their messages, and where each command is. */
export interface CommandBlocks {
  /** By the full name of the command's message. */
  readonly blocks: ReadonlyMap<string, MessageBlock>;
  /** Route and anchor by the command's name, `order_submission`. */
  readonly links: Readonly<Record<string, string>>;
}

/** Throws DefinitionError when a command or its rules are defined wrongly. */
export function commandBlocks(root: string, model: Model): CommandBlocks {
  const errors = loadErrors(model.release, root);
  const wallet = { route: walletRoute, address: addressOf(loadOpenRpc(model.release, root)) };
  const commands = loadTransactionCommands(model.release, root);
  return {
    blocks: new Map([
      [
        'vega.commands.v1.Transaction',
        {
          html: envelopeBlock(loadEnvelope(model.release, root)),
          constraints: new Map(),
          forWallets: false,
        },
      ],
      ...commands.map(
        (command) => [command.message, commandBlock(command, readableRules(command, errors), wallet)] as const,
      ),
    ]),
    links: Object.fromEntries(commands.map(({ name, message }) => [name, typeRoute(model, message) ?? ''])),
  };
}
