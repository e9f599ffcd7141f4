import type { Delivery, ServiceKey } from '../../reference/model/operation.ts';
import type { Choice, PageAnswer } from './answers-and-choices.ts';
import type { GraphqlQuestion, GraphqlReply } from './graphql/graphql-protocol.ts';
import type { History, Step } from './steps.ts';
import type { WalletQuestion, WalletReply } from './wallet/wallet-protocol.ts';

/** What a page asks of the worker that the network runs in. `id` is the page's; what answers it has the same. */
export type Ask =
  /** Once, before all others. `definitions` is the address of the file that the world is made of, and `text` what is in it. */
  | { readonly type: 'start'; readonly definitions: string; readonly text: string; readonly history: History }
  /** The form of a REST operation: what it takes, with what this world has to choose from. */
  | { readonly type: 'form'; readonly id: number; readonly operation: string }
  /** Sends a request. A stream is answered with its messages until it is stopped. */
  | { readonly type: 'send'; readonly id: number; readonly request: PageRequest }
  /** GraphQL: its part of the worker is loaded with the first question. */
  | { readonly type: 'graphql'; readonly id: number; readonly question: GraphqlQuestion }
  /** The wallet's: its part of the worker is loaded with the first question. */
  | { readonly type: 'wallet'; readonly id: number; readonly question: WalletQuestion }
  /** Ends the stream of the request with this id. */
  | { readonly type: 'stop'; readonly id: number }
  /** Lets blocks pass, or time until the next epoch begins. */
  | { readonly type: 'move'; readonly id: number; readonly blocks: number | 'epoch' };

/** What the worker tells the page. */
export type Tell =
  /** The world is there. */
  | { readonly type: 'ready'; readonly state: WorldState }
  /** The world could not be made: why, in a sentence. */
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'form'; readonly id: number; readonly form: OperationForm }
  | { readonly type: 'answer'; readonly id: number; readonly answer: PageAnswer; readonly state: WorldState }
  | { readonly type: 'graphql'; readonly id: number; readonly reply: GraphqlReply; readonly state: WorldState }
  | { readonly type: 'wallet'; readonly id: number; readonly reply: WalletReply; readonly state: WorldState }
  /** One message of a stream, a JSON document. */
  | { readonly type: 'message'; readonly id: number; readonly text: string }
  /** The time has moved. */
  | { readonly type: 'moved'; readonly id: number; readonly state: WorldState }
  /** What was asked cannot be done: why, in a sentence. The world is as it was. */
  | { readonly type: 'refused'; readonly id: number; readonly message: string };

/** Where the world is. */
export interface WorldState {
  readonly seed: number;
  readonly steps: readonly Step[];
  readonly height: number;
  /** Milliseconds since 1970, on the world's clock. */
  readonly time: number;
  readonly epoch: number;
  /** How many blocks this world still takes. */
  readonly blocksLeft: number;
}

/** A request to a REST operation. */
export interface PageRequest {
  readonly operation: string;
  /** Path with its variables filled in, and the query. */
  readonly path: string;
  readonly body?: string | undefined;
}

/** One value that an operation takes. */
export interface FormField {
  /** Name as a request spells it: `filter.marketIds`. */
  readonly name: string;
  /** In the path, in the query, or a member of the first message of a connection. */
  readonly in: 'path' | 'query' | 'message';
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'choice';
  /** As the definition names it: `string`, `uint64`, `vega.Side`. */
  readonly type: string;
  readonly required: boolean;
  readonly repeated: boolean;
  readonly deprecated: boolean;
  /** The values of an enum. */
  readonly values: readonly string[];
  /** What this world has. */
  readonly choices: readonly Choice[];
  /** The value of the reference's example, where its request has one. */
  readonly example: string | undefined;
}

/** What an operation takes. */
export interface OperationForm {
  readonly operation: string;
  readonly title: string;
  readonly service: ServiceKey;
  readonly method: string;
  /** With variables in braces. */
  readonly path: string;
  readonly delivery: Delivery;
  readonly requestOverConnection: boolean;
  readonly fields: readonly FormField[];
  /** The example of a body, JSON, where the operation takes one. */
  readonly body: string | undefined;
  /** Name for the file that it answers with. */
  readonly fileName: string;
}
