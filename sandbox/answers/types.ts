import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** Answers one rpc: request and response in the JSON form of the API. @throws RpcError when the request is wrong */
export type Answer = (world: World, request: JsonObject) => JsonObject;

/** Answers by the name of the rpc, without its service. */
export type Answers = Readonly<Record<string, Answer>>;

/** What a stream sends when it opens, and what it makes of each event: undefined for events that it leaves out. */
export interface Stream {
  readonly start?: (world: World, request: JsonObject) => readonly JsonObject[];
  readonly onEvent: (world: World, request: JsonObject, name: string, value: JsonObject) => JsonObject | undefined;
}

export type Streams = Readonly<Record<string, Stream>>;
