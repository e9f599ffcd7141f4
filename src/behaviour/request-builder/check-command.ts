import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { violations } from '../../../reference/commands/violations.ts';
import type { CommandRules } from '../../../reference/downloads/command-rules.ts';

/** What the wallet would refuse of a transaction, in sentences; empty when it finds nothing. */
export type CommandCheck = (transaction: unknown) => string[];

/** Makes the check from the rules of the release. */
export function commandCheck({ descriptors, commands, errors }: CommandRules): CommandCheck {
  const bytes = Uint8Array.from(atob(descriptors), (character) => character.charCodeAt(0));
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, bytes));
  const byName = new Map(
    Object.entries(commands).flatMap(([walletKey, command]) => [
      [walletKey, command] as const,
      [command.name, command] as const,
    ]),
  );
  return (transaction) => {
    if (typeof transaction !== 'object' || transaction === null) return [];
    const [[name, json] = ['', undefined]] = Object.entries(transaction) as [string, unknown][];
    const command = byName.get(name);
    if (!command) return [];
    try {
      const found = violations(command, json, registry, errors).map(({ field, reason }) => `${field}: ${reason}.`);
      return [...new Set(found)];
    } catch (error) {
      return [`The command cannot be read: ${(error as Error).message}.`];
    }
  };
}

/**
 * Loads the rules that stand beside the page.
 * @throws Error when they do not come
 */
export async function loadCommandCheck(address: string): Promise<CommandCheck> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return commandCheck((await response.json()) as CommandRules);
}
