import { toBase64, utf8 } from '../../common/bytes.ts';
import type { Release } from '../../product.ts';
import type { EnumForm } from '../json-schema/schema-builder.ts';
import type { Model } from '../model/model.ts';
import type { Field, MessageType, ScalarName } from '../model/types.ts';
import { enumValue } from './enum-value.ts';
import { integerValue } from './integer-value.ts';
import type { Json } from '../../common/json.ts';
import { knownValues, zeroCodes } from './known-values.ts';
import { stringValue } from './string-value.ts';

export interface ExampleOptions {
  readonly enums: EnumForm;
  /** Leave out members that hold their default, as the compact streams do. */
  readonly compact: boolean;
}

/** Below this depth messages are left unset: an example is to be read. */
const deepest = 9;

/** Members of a group that the usual message holds, where it is not the first one. */
const usualMembers: ReadonlySet<string> = new Set([
  'vega.AssetDetails.erc20',
  'vega.Instrument.perpetual',
  'vega.InstrumentConfiguration.perpetual',
  'vega.DataSourceDefinition.external',
  'vega.events.v1.BusEvent.order',
  'vega.ProposalTerms.update_network_parameter',
  'datanode.api.v2.ObserveAccountsResponse.updates',
  'vega.commands.v1.Transaction.pub_key',
  'vega.StakingEvent.stake_deposited',
  'vega.ERC20Event.deposit',
]);

/** Flags that are usually set. */
const usuallyTrue =
  /^(success|can_propose|live|active|is_active|genesis_loaded|ready|increasing_difficulty|has_next_page|was_eligible|added|propose_(market|asset)_enabled|last_page|spam_pow_increasing_difficulty)/;

/** Text that is only there when something went wrong or that few set. */
const usuallyUnset =
  /error|reason|err_msg|rejection|banned_until|iceberg|pegged_order|parent_market|successor|liquidity_provision_id|oco_link/;

/** An example of a message in the JSON that the gateways write: realistic, deterministic, valid against its schema. */
export function exampleMessage(model: Model, name: string, options: ExampleOptions): Json {
  const message = model.message(name);
  return message ? messageValue(model, message, options, []) : 'value';
}

function messageValue(model: Model, message: MessageType, options: ExampleOptions, above: readonly string[]): Json {
  const inside = [...above, message.name];
  const value: Record<string, Json> = {};
  for (const field of message.fields) {
    if (field.oneof && memberOf(message, field.oneof) !== field) continue;
    if ((field.optional || field.oneof) && usuallyUnset.test(field.protoName)) continue;
    const member = fieldValue(model, field, message, options, inside);
    if (member === undefined || (options.compact && !field.optional && !field.oneof && isDefault(member))) continue;
    value[field.jsonName] = member;
  }
  return inItself(message, value, options);
}

/** Values that would not stand together in one message: an order without an end has no expiry, and none is updated before its second version. */
function inItself(
  message: MessageType,
  value: Record<string, Json>,
  { compact }: ExampleOptions,
): Record<string, Json> {
  if (!message.fields.some(({ protoName }) => protoName === 'time_in_force')) return value;
  const untrue = ['expiresAt', ...(value['version'] === '1' ? ['updatedAt'] : [])].filter((name) => name in value);
  const optional = new Set(
    message.fields.filter(({ optional: may, oneof }) => may || oneof).map(({ jsonName }) => jsonName),
  );
  const kept = Object.entries(value).filter(([name]) => !untrue.includes(name) || !(compact || optional.has(name)));
  return Object.fromEntries(kept.map(([name, member]) => [name, untrue.includes(name) ? '0' : member]));
}

function memberOf(message: MessageType, group: string): Field | undefined {
  const members = message.fields.filter(({ oneof }) => oneof === group);
  return (
    members.find(({ name }) => usualMembers.has(name)) ?? members.find(({ deprecated }) => !deprecated) ?? members[0]
  );
}

/** Undefined leaves the member out; null stands for a message that is not set. */
function fieldValue(
  model: Model,
  field: Field,
  owner: MessageType,
  options: ExampleOptions,
  inside: readonly string[],
): Json | undefined {
  const one = (): Json | undefined => {
    const type = field.type.kind === 'map' ? field.type.value : field.type;
    if (type.kind === 'scalar')
      return encodedExample(model, field.name) ?? scalarValue(type.name, field, owner, model.release);
    if (type.kind === 'enum') {
      const enumeration = model.enumeration(type.name);
      const value = enumeration && enumValue(enumeration);
      return options.enums === 'names' ? value?.valueName : value?.number;
    }
    if (type.kind === 'map') return {};
    const message = model.message(type.name);
    if (!message) return 'value';
    const tooFar = inside.length >= deepest || inside.includes(message.name) || usuallyUnset.test(field.protoName);
    return tooFar ? undefined : messageValue(model, message, options, inside);
  };
  const value = one();
  if (field.repeated) return value === undefined ? [] : [value];
  if (field.type.kind === 'map') return value === undefined ? {} : { [mapKey(field, model.release)]: value };
  if (value === undefined && field.type.kind === 'message' && !field.optional && !field.oneof) return null;
  return value;
}

/** What the bytes of some fields hold: an encoded message, so that a reader who decodes the example finds one. */
const encodedFields: Readonly<Record<string, string>> = {
  'vega.commands.v1.Transaction.input_data': 'vega.commands.v1.InputData',
  'vega.api.v1.SubmitRawTransactionRequest.tx': 'vega.commands.v1.Transaction',
  'vega.api.v1.CheckRawTransactionRequest.tx': 'vega.commands.v1.Transaction',
};

function encodedExample(model: Model, field: string): string | undefined {
  const name = encodedFields[field];
  if (name === undefined) return undefined;
  return toBase64(model.encode(name, exampleMessage(model, name, { enums: 'names', compact: true })));
}

const mapKey = (field: Field, release: Release): string =>
  /party/.test(field.protoName) ? stringValue('party_id', '', release) : stringValue('key', 'key', release);

function scalarValue(
  type: ScalarName,
  { name: fullName, protoName }: Field,
  { name, title }: MessageType,
  release: Release,
): Json {
  const known = knownValues[fullName] ?? (title === 'Property' ? undefined : knownValues[protoName]);
  if (known !== undefined && fits(type, known)) return known;
  if (zeroCodes.has(fullName)) return 0;
  switch (type) {
    case 'string':
      return usuallyUnset.test(protoName) ? '' : stringValue(protoName, ownerOf(title), release);
    case 'bool':
      return usuallyTrue.test(protoName);
    case 'bytes':
      return toBase64(utf8(`${protoName} bytes`));
    case 'double':
    case 'float':
      return 0.95;
    case 'int64':
    case 'uint64':
    case 'sint64':
    case 'fixed64':
    case 'sfixed64':
      return integerValue(protoName, name, true);
    default:
      return Number(integerValue(protoName, name, false));
  }
}

/** Whether a known value is of a field's JSON type: fields of several types share a name. */
function fits(type: ScalarName, known: Json): boolean {
  if (type === 'string') return typeof known === 'string';
  if (typeof known === 'number') return type === 'double' || type === 'float';
  return /64/.test(type) && typeof known === 'string' && /^\d+$/.test(known);
}

/** `LiquidityProvision` → `liquidity provision`, the thing that its `id` identifies. */
const ownerOf = (title: string): string =>
  (title.split('.').at(-1) ?? title).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function isDefault(value: Json): boolean {
  return (
    value === '' ||
    value === 0 ||
    value === false ||
    value === null ||
    value === '0' ||
    (Array.isArray(value) && value.length === 0)
  );
}
