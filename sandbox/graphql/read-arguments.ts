import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputType, type GraphQLResolveInfo } from 'graphql';
import { jsonName } from '../../common/letter-case.ts';
import type { MessageType } from '../../reference/model/types.ts';
import type { Json, JsonObject } from '../world/types.ts';
import type { GraphqlDefinitions } from './context.ts';
import type { EnumNames } from './enum-values.ts';
import type { Source } from './source.ts';

/** An object → the fields of requests that its id may stand in. */
const contexts: Readonly<Record<string, readonly string[]>> = {
  'vega.Market': ['marketId', 'marketIds', 'filter.marketIds'],
  'vega.Party': ['partyId', 'partyIds', 'filter.partyIds', 'pubkey', 'proposerPartyId'],
  'vega.Asset': ['assetId'],
  'vega.Node': ['nodeId'],
  'vega.Epoch': ['epochSeq', 'epochId'],
  'vega.Order': ['orderId', 'orderIds'],
  'vega.MarketDepth': ['marketId'],
};

/** Turns the arguments of GraphQL fields into request messages. */
export class ArgumentReader {
  readonly #definitions: GraphqlDefinitions;
  readonly #enums: EnumNames;

  constructor(definitions: GraphqlDefinitions, enums: EnumNames) {
    this.#definitions = definitions;
    this.#enums = enums;
  }

  /** The request of the rpc behind a field, filled from the field's arguments and from the object that it belongs to. */
  request(
    message: MessageType,
    source: Source | undefined,
    args: Record<string, unknown>,
    { parentType, fieldName }: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>,
  ): JsonObject {
    const request: JsonObject = {};
    for (const argument of parentType.getFields()[fieldName]?.args ?? []) {
      const given = args[argument.name];
      if (given === undefined || given === null) continue;
      const twin = this.#definitions.graphql.twins.get(`${parentType.name}.${fieldName}(${argument.name})`);
      const name = twin?.startsWith(`${message.name}.`) ? jsonName(twin.slice(message.name.length + 1)) : argument.name;
      put(message, request, name, this.#value(argument.type, given));
    }
    const id = source && (source.json['id'] ?? source.json['marketId'] ?? source.json['seq']);
    for (const place of (source && contexts[source.message]) ?? []) if (id) put(message, request, place, id);
    return request;
  }

  #value(type: GraphQLInputType, value: unknown): Json {
    if (Array.isArray(value)) return value.map((item) => this.#value(type, item));
    const named = getNamedType(type);
    if (isEnumType(named)) return this.#enums.toMessage(named, String(value));
    if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value as Json;
    if (named.name === 'DateRange') return dateRange(value as Record<string, unknown>);
    const fields = named.getFields();
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const field = fields[name];
        if (!field || inner === null || inner === undefined) return [];
        const twin = this.#definitions.graphql.twins.get(`${named.name}.${name}`)?.split('.').at(-1);
        return [[twin ? jsonName(twin) : name, this.#value(field.type, inner)] as const];
      }),
    );
  }
}

/** GraphQL writes times as text, requests as nanoseconds. */
function dateRange({ start, end }: Record<string, unknown>): JsonObject {
  const nanoseconds = (time: unknown): string => String(BigInt(Date.parse(String(time))) * 1_000_000n);
  return {
    ...(start ? { startTimestamp: nanoseconds(start) } : {}),
    ...(end ? { endTimestamp: nanoseconds(end) } : {}),
  };
}

/** Sets a member of a request if the message has it; a single value becomes a list where the field is one. */
function put(message: MessageType, request: JsonObject, name: string, value: Json): void {
  const [first = '', ...rest] = name.split('.');
  const field = message.fields.find((one) => one.jsonName === first);
  if (!field) return;
  if (rest.length === 0) request[first] = field.repeated && !Array.isArray(value) ? [value] : value;
  else {
    const inner = (request[first] ??= {}) as JsonObject;
    inner[rest.join('.')] = [value];
  }
}
