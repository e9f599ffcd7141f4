import { getNamedType, getNullableType, isListType, type GraphQLResolveInfo } from 'graphql';
import type { JsonObject } from '../world/types.ts';
import type { GraphqlContext } from './context.ts';
import { graphqlError, type Resolvers } from './resolver.ts';
import { findMessages, type Source } from './source.ts';

/**
 * Opens the stream behind a field of `Subscription` and gives its messages as GraphQL delivers them: lists together,
 * single objects one by one.
 *
 * @throws GraphQLError when the stream cannot be opened
 */
export function subscribe(
  context: GraphqlContext,
  resolvers: Resolvers,
  args: Record<string, unknown>,
  info: GraphQLResolveInfo,
): AsyncIterableIterator<Record<string, unknown>> {
  const {
    definitions: {
      model,
      graphql: { twins },
    },
    service,
  } = context;
  const rpc = resolvers.rpcOf(`Subscription.${info.fieldName}`);
  const request = model.message(rpc.request);
  const named = getNamedType(info.returnType);
  const list = isListType(getNullableType(info.returnType));
  const waiting: unknown[] = [];
  let wake: () => void = () => undefined;
  const send = (json: JsonObject): void => {
    const response: Source = { message: rpc.response, json };
    const twin = twins.get(named.name) ?? innerMessage(named.name);
    const found = findMessages(model, response, twin);
    if (list) waiting.push(found);
    else waiting.push(...found);
    wake();
  };
  let close: () => void;
  try {
    const asked = request ? resolvers.reader.request(request, undefined, args, info) : {};
    close = service.observe(rpc, withCandleId(asked, args), send);
  } catch (error) {
    throw graphqlError(error);
  }
  let ended = false;
  const end = (): void => {
    ended = true;
    close();
    wake();
  };
  // No generator: it would end only when the next message comes, which may be never.
  return {
    async next() {
      while (waiting.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return ended ? { done: true, value: undefined } : { done: false, value: { [info.fieldName]: waiting.shift() } };
    },
    return() {
      end();
      return Promise.resolve({ done: true, value: undefined });
    },
    throw(error: Error) {
      end();
      return Promise.reject(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Types that only GraphQL has, and the message that they are made from. */
const innerMessage = (name: string): string =>
  ({ ProposalVote: 'vega.Vote', BusEvent: 'vega.events.v1.BusEvent' })[name] ?? '';

const lengths: Readonly<Record<string, string>> = {
  INTERVAL_I1M: '1_minute',
  INTERVAL_I5M: '5_minutes',
  INTERVAL_I15M: '15_minutes',
  INTERVAL_I1H: '1_hour',
  INTERVAL_I6H: '6_hours',
  INTERVAL_I1D: '1_day',
};

/** GraphQL names market and interval where the rpc takes the id of the candles. */
function withCandleId(request: JsonObject, { marketId, interval }: Record<string, unknown>): JsonObject {
  const length = lengths[String(interval)];
  return length === undefined ? request : { ...request, candleId: `trades_candle_${length}_${String(marketId)}` };
}
