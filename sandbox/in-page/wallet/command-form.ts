import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { rulePath } from '../../../reference/commands/rule-violated.ts';
import type { WalletFile } from '../../../reference/downloads/wallet-file.ts';
import type { Json, JsonObject } from '../../../common/json.ts';
import type { World } from '../../world/world.ts';
import { choicesOf } from '../choices.ts';
import type { CommandField, CommandForm } from './wallet-protocol.ts';

const kindOf = (field: DescField): CommandField['kind'] => {
  if (field.fieldKind === 'map') return 'map';
  if (field.message) return 'message';
  if (field.enum) return 'choice';
  const { scalar } = field;
  // The numbers of protobuf's own scalar types.
  if (scalar === 8) return 'boolean';
  if (scalar === 9) return 'text';
  if (scalar === 12) return 'bytes';
  return scalar === 1 || scalar === 2 ? 'number' : 'integer';
};

const scalarNames: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'float',
  3: 'int64',
  4: 'uint64',
  5: 'int32',
  6: 'fixed64',
  7: 'fixed32',
  8: 'bool',
  9: 'string',
  12: 'bytes',
  13: 'uint32',
  15: 'sfixed32',
  16: 'sfixed64',
  17: 'sint32',
  18: 'sint64',
};

const typeOf = (field: DescField): string =>
  field.message?.typeName ?? field.enum?.typeName ?? scalarNames[field.scalar ?? 9] ?? 'map';

/**
 * What a command takes, from its definition and its rules, with what the world has to choose from.
 *
 * @throws Error for a command that there is not
 */
export function commandForm(
  world: World,
  { hints, commands: formCommands }: WalletFile,
  walletKey: string,
): CommandForm {
  const { commands, descriptors } = world.definitions;
  const command = commands.find((one) => one.walletKey === walletKey);
  const root = command && descriptors.registry.getMessage(command.message);
  if (!command || !root) throw new Error(`There is no command ${walletKey}.`);
  // A field is required wherever its message stands: what is optional around it is left out as a whole.
  const required = new Set(
    command.rules
      .filter(({ rule, when = [] }) => rule === 'required' && when.length === 0)
      .flatMap((rule) => {
        const path = rulePath(command.name, rule, root)?.replaceAll('[*]', '').split('.');
        const owner = path && ownerOf(root, path.slice(0, -1));
        return owner ? [`${owner.typeName}.${path.at(-1) ?? ''}`] : [];
      }),
  );
  const messages: Record<string, readonly CommandField[]> = {};
  const visit = (message: DescMessage): void => {
    if (message.typeName in messages) return;
    messages[message.typeName] = message.fields.map((field) => ({
      name: field.jsonName,
      kind: kindOf(field),
      type: typeOf(field),
      required: required.has(`${message.typeName}.${field.name}`),
      repeated: field.fieldKind === 'list',
      deprecated: field.deprecated,
      oneof: field.oneof?.name,
      values: field.enum?.values.map(({ name }) => name) ?? [],
      choices: choicesOf(world, walletKey, field.jsonName),
      hint: hints[message.typeName]?.[field.jsonName] ?? '',
    }));
    for (const { message: inner } of message.fields) if (inner) visit(inner);
  };
  visit(root);
  const example = formCommands.find((one) => one.walletKey === walletKey)?.example ?? {};
  return {
    walletKey,
    message: root.typeName,
    messages,
    example: withOwnIds(messages, root.typeName, example as Json) as JsonObject,
  };
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** An example with ids of this world in place of those that are of none. */
function withOwnIds(messages: CommandForm['messages'], type: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withOwnIds(messages, type, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = messages[type]?.find((one) => one.name === name);
      const own = (given: Json): Json => {
        const [first] = (field?.choices ?? []).filter((choice) => isId(choice.value));
        const isOwn = field?.choices.some((choice) => choice.value === given);
        return isId(given) && first && !isOwn ? first.value : given;
      };
      if (field?.kind === 'message') return [name, withOwnIds(messages, field.type, member)];
      return [name, Array.isArray(member) ? member.map(own) : own(member)];
    }),
  );
}

function ownerOf(root: DescMessage, names: readonly string[]): DescMessage | undefined {
  return names.reduce<DescMessage | undefined>(
    (message, name) => message?.fields.find((field) => field.name === name)?.message,
    root,
  );
}
