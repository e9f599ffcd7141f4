import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
} from 'graphql';
import { jsonName } from '../../common/letter-case.ts';
import type { Rpc } from '../../reference/model/types.ts';
import { RpcError } from '../answers/rpc-error.ts';
import type { Json, JsonObject } from '../world/types.ts';
import type { GraphqlContext } from './context.ts';
import { entityLookup } from './entities.ts';
import { enumNames } from './enum-values.ts';
import { ArgumentReader } from './read-arguments.ts';
import { scalarValue, someScalar } from './scalars.ts';
import { findMessages, isSource, type Source } from './source.ts';
import { around, besides, special } from './special.ts';
import { memberOfUnion } from './unions.ts';
import { TooMuchWork, WorkLimit, workOfCall } from './work-limit.ts';

/** How the sandbox resolves every field of the schema, from the twins that the definitions give. */
export interface Resolvers {
  readonly field: GraphQLFieldResolver<unknown, unknown>;
  readonly type: GraphQLTypeResolver<unknown, unknown>;
  /** The rpc behind a field of a root type. @throws GraphQLError when there is none */
  rpcOf(field: string): Rpc;
  readonly reader: ArgumentReader;
}

/** An error of the API as GraphQL reports it. */
export function graphqlError(error: unknown): GraphQLError {
  if (!(error instanceof RpcError)) return new GraphQLError((error as Error).message);
  return new GraphQLError(error.message, {
    extensions: { code: error.code, type: error.kind[0]?.toUpperCase() + error.kind.slice(1) },
  });
}

/** @param onExample is told when a value is not the world's */
export function makeResolvers(context: GraphqlContext, onExample: () => void = () => undefined): Resolvers {
  const { definitions, service } = context;
  const {
    model,
    graphql: { twins },
  } = definitions;
  const enums = enumNames(definitions);
  const reader = new ArgumentReader(definitions, enums);
  const lookUp = entityLookup(context);
  const limit = new WorkLimit();
  const rpcs = new Map(
    model.files
      .flatMap((file) => file.services)
      .flatMap(({ rpcs: all }) => all)
      .map((rpc) => [rpc.name, rpc]),
  );

  const exampleOf = (type: GraphQLOutputType): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) return [];
    onExample();
    if (isEnumType(inner)) return inner.getValues()[0]?.value;
    if (isScalarType(inner)) return someScalar(inner);
    const object = isUnionType(inner) ? inner.getTypes()[0] : inner;
    const message = object && twins.get(object.name);
    const known =
      message !== undefined && model.message(message)
        ? { message, json: definitions.example(message) }
        : { message: '', json: {} };
    return isUnionType(inner) ? { ...known, typename: object?.name } : known;
  };

  /** A value of a message as a value of a GraphQL type; `message` is the type of the value where it is a message. */
  const convert = (type: GraphQLOutputType, value: Json | Source | Source[] | undefined, message: string): unknown => {
    if (isNonNullType(type)) return convert(type.ofType as GraphQLOutputType, value, message) ?? exampleOf(type);
    if (value === undefined || value === null || value === '')
      return isScalarType(type) && value === '' && type.name !== 'ID' && type.name !== 'Timestamp' ? '' : null;
    if (isListType(type))
      return (Array.isArray(value) ? value : [value]).map((item) =>
        convert(type.ofType as GraphQLOutputType, item as Json, message),
      );
    const single = Array.isArray(value) ? (value[0] as Json | Source) : value;
    if (isEnumType(type)) return enums.toGraphql(type, single) ?? null;
    if (isScalarType(type)) return scalarValue(type, single);
    if (isUnionType(type))
      return isSource(single)
        ? single
        : (memberOfUnion(definitions, { message, json: single as JsonObject }, type) ?? null);
    if (isSource(single)) return single;
    if (typeof single === 'string') return lookUp(type.name, single) ?? exampleOf(type);
    return { message, json: single as JsonObject };
  };

  const call = (
    rpc: Rpc,
    source: Source | undefined,
    args: Record<string, unknown>,
    info: Parameters<GraphQLFieldResolver<unknown, unknown>>[3],
  ): unknown => {
    const calls = [rpc, rpcs.get(besides[`${info.parentType.name}.${info.fieldName}`] ?? '')].flatMap(
      (one) => one ?? [],
    );
    const answers = calls.map((one) => {
      const request = model.message(one.request);
      return service.answer(one, request ? reader.request(request, source, args, info) : {});
    });
    return convertResponse(
      { message: rpc.response, json: Object.assign({}, ...answers) as JsonObject },
      info.returnType,
    );
  };

  /** The part of a response that a field asks for: the message that its type mirrors, or the response's only value. */
  const convertResponse = (response: Source, type: GraphQLOutputType): unknown => {
    const named = getNamedType(type);
    const twin = around[named.name] ?? twins.get(named.name);
    if (twin !== undefined && model.message(twin)) {
      const found = findMessages(model, response, twin);
      const list = isListType(getNullableType(type));
      if (found.length > 0 || list) return convert(type, list ? found : (found[0] ?? null), twin);
      return isNonNullType(type) ? exampleOf(type) : null;
    }
    if (isObjectType(named)) return response;
    const [first] = model.message(response.message)?.fields ?? [];
    return convert(type, first ? response.json[first.jsonName] : null, '');
  };

  const fromMessage = (source: Source, twin: string, type: GraphQLOutputType): unknown => {
    const owner = twin.slice(0, twin.lastIndexOf('.'));
    const name = twin.slice(owner.length + 1);
    const field = model.message(owner)?.fields.find(({ protoName }) => protoName === name);
    const [holder] = findMessages(model, source, owner);
    if (!field) return convert(type, holder?.json[jsonName(name)], '');
    const inner =
      field.type.kind === 'message'
        ? field.type.name
        : field.type.kind === 'map' && field.type.value.kind === 'message'
          ? field.type.value.name
          : '';
    return convert(type, holder?.json[field.jsonName], inner);
  };

  /** Fields without a twin: a union takes the group's member that is set, an object goes on with the same message. */
  const without = (source: Source, name: string, type: GraphQLOutputType): unknown => {
    const named = getNamedType(type);
    const own = source.json[name];
    if (isUnionType(named)) {
      const members = isListType(getNullableType(type)) ? undefined : memberOfUnion(definitions, source, named);
      return members ?? (isNonNullType(type) ? exampleOf(type) : null);
    }
    if (own !== undefined) return convert(type, own, '');
    if (isObjectType(named) && !isListType(getNullableType(type))) return source;
    if (isScalarType(named) || isEnumType(named)) return isNonNullType(type) ? exampleOf(type) : null;
    return convert(type, null, '');
  };

  return {
    reader,
    rpcOf: (name) => {
      const rpc = rpcs.get(twins.get(name) ?? '');
      if (!rpc) throw new GraphQLError(`no rpc stands behind ${name}`);
      return rpc;
    },
    field: (source, args, _context, info) => {
      limit.add(info, 1);
      const name = `${info.parentType.name}.${info.fieldName}`;
      const twin = twins.get(name);
      const rpc = twin === undefined ? undefined : rpcs.get(twin);
      const root = info.parentType === info.schema.getQueryType();
      try {
        if (rpc) limit.add(info, workOfCall);
        if (rpc) return call(rpc, isSource(source) ? source : undefined, args, info);
        if (!isSource(source)) return exampleOf(info.returnType);
        const made = special[name]?.(source);
        if (made) return made;
        return twin === undefined
          ? without(source, info.fieldName, info.returnType)
          : fromMessage(source, twin, info.returnType);
      } catch (error) {
        if (error instanceof TooMuchWork) throw error;
        // Below the root, something that is not there is null, as the schema says.
        if (!root && error instanceof RpcError)
          return isNonNullType(info.returnType) ? exampleOf(info.returnType) : null;
        throw graphqlError(error);
      }
    },
    type: (value) => (value as { typename?: string }).typename,
  };
}
