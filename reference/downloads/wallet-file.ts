import type { JsonObject } from '@bufbuild/protobuf';
import type { Command } from '../commands/types.ts';
import type { Model } from '../model/model-of.ts';
import { firstSentence } from '../render/first-sentence.ts';
import type { OpenRpcDocument } from '../wallet/types.ts';

/** A command that the wallet takes, as its form begins. */
export interface FormCommand {
  readonly walletKey: string;
  readonly title: string;
  readonly summary: string;
  /** A complete valid command: the content of the wallet key. */
  readonly example: JsonObject;
}

/** What the wallet in the page needs beside the network's own definitions. */
export interface WalletFile {
  /** Where the local service is asked, for the programs that the panel writes. */
  readonly address: string;
  /** Codes and messages of errors, by their names. */
  readonly errors: Readonly<Record<string, { readonly code: number; readonly message: string }>>;
  readonly commands: readonly FormCommand[];
  /** What a field means, in a sentence, by the full name of its message and its name in JSON. */
  readonly hints: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** @param commands those that nodes alone send are left out */
export function walletFile(model: Model, commands: readonly Command[], document: OpenRpcDocument): WalletFile {
  const accepted = commands.filter(({ acceptedByWallet }) => acceptedByWallet);
  const hints: Record<string, Record<string, string>> = {};
  const visit = (name: string): void => {
    const message = model.message(name);
    if (message === undefined || name in hints) return;
    const own: Record<string, string> = {};
    hints[name] = own;
    for (const { jsonName, description, type } of message.fields) {
      const sentence = firstSentence(description);
      if (sentence !== '') own[jsonName] = sentence;
      if (type.kind === 'message') visit(type.name);
    }
  };
  for (const { message } of accepted) visit(message);
  return {
    address: String(document.servers[0]?.['url'] ?? ''),
    errors: Object.fromEntries(
      Object.entries(document.components.errors).map(([name, { code, message }]) => [name, { code, message }]),
    ),
    commands: accepted.map(({ walletKey, title, summary, example }) => ({
      walletKey,
      title,
      summary,
      example: (example[walletKey] ?? {}) as JsonObject,
    })),
    hints,
  };
}
