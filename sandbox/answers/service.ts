import type { WorldDefinitions } from '../world-definitions.ts';
import type { Rpc } from '../../reference/model/types.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { checkFields } from './check-fields.ts';
import { core, explorer, state } from './core.ts';
import { liquidity } from './liquidity.ts';
import { markets } from './markets.ts';
import { money } from './money.ts';
import { network } from './network.ts';
import { RpcError } from './rpc-error.ts';
import { streams } from './streams.ts';
import { trading } from './trading.ts';
import { transactions } from './transactions.ts';
import type { Answers } from './types.ts';

/** Answers by the service of the rpc. */
const services: Readonly<Record<string, Answers>> = {
  'datanode.api.v2.TradingDataService': { ...markets, ...trading, ...liquidity, ...money, ...network },
  'vega.api.v1.CoreService': { ...core, ...transactions },
  'vega.api.v1.CoreStateService': state,
  'blockexplorer.api.v1.BlockExplorerService': explorer,
};

/** What every protocol asks: one place answers rpcs, whoever calls. */
export interface Service {
  /** The answer to an rpc. @throws RpcError when the request is wrong */
  answer(rpc: Rpc, request: JsonObject): JsonObject;
  /** Where the answers to an rpc come from. */
  sourceOf(rpc: Rpc): AnswerSource;
  /**
   * Opens a stream.
   *
   * @param send gets each message
   * @returns a function that closes the stream
   * @throws RpcError when the request is wrong
   */
  observe(rpc: Rpc, request: JsonObject, send: (message: JsonObject) => void): () => void;
}

/** From the world, from the example of the reference, or from the world with members that it does not hold as in the example. */
export type AnswerSource = 'world' | 'example' | 'partly example';

/** Rpcs that are answered from the world, with members that it does not hold as in the example; a test holds the list. */
const partly = new Set([
  'EstimateFee',
  'GetLatestMarketData',
  'GetMarketDataHistoryByID',
  'GetStake',
  'ListLatestMarketData',
  'ListLiquidityProviders',
  'ListMarketsData',
  'ListOracleData',
  'ObserveEventBus',
  'ObserveMarketsData',
  'Statistics',
]);

const serviceOf = ({ name, rpcName }: Rpc): string => name.slice(0, -rpcName.length - 1);

/**
 * Makes the service of a world. What the world does not hold is answered with the example of the reference, so that every
 * documented rpc has a well-formed answer.
 */
export function makeService(definitions: WorldDefinitions, world: World): Service {
  return {
    answer(rpc, request) {
      checkFields(definitions, rpc, request);
      const answer = services[serviceOf(rpc)]?.[rpc.rpcName];
      return answer ? answer(world, request) : definitions.example(rpc.response);
    },
    sourceOf(rpc) {
      if (!rpc.serverStreaming && services[serviceOf(rpc)]?.[rpc.rpcName] === undefined) return 'example';
      return partly.has(rpc.rpcName) ? 'partly example' : 'world';
    },
    observe(rpc, request, send) {
      checkFields(definitions, rpc, request);
      const stream = streams[rpc.rpcName];
      if (!stream) throw new RpcError('unimplemented', `the sandbox has no stream ${rpc.rpcName}`);
      const count = world.ownCount();
      for (const message of world.look(() => stream.start?.(world, request) ?? [], count)) send(message);
      return world.events.listen((name, value) => {
        const message = world.look(() => stream.onEvent(world, request, name, value as JsonObject), count);
        if (message) send(message);
      });
    },
  };
}
