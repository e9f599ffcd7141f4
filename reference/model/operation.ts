import type { FieldType, Rpc } from './types.ts';

/** The four REST services, as routes name them. */
export type ServiceKey = 'core' | 'state' | 'data-v2' | 'explorer';

/** A value in the path or in the query of a REST operation. */
export interface Parameter {
  /** Name as a request spells it: `filter.marketIds`. */
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly type: Exclude<FieldType, { kind: 'message' } | { kind: 'map' }>;
  /** Leaving it out differs from giving its zero value. */
  readonly optional: boolean;
  /** May be given more than once. */
  readonly repeated: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  /** Full name of the field that it sets, `datanode.api.v2.OrderFilter.market_ids`. */
  readonly field: string;
}

/** How results reach the caller. */
export type Delivery =
  /** One JSON document. */
  | 'json'
  /** `{"result": …}` documents, one a line, for as long as the connection lasts. */
  | 'stream'
  /** As `stream`, but with enum values as numbers and without members that hold their default. */
  | 'compact-stream'
  /** Bytes of a file. */
  | 'file';

export interface Operation {
  /** `TradingDataService_ListOrders`: service and rpc. */
  readonly id: string;
  readonly service: ServiceKey;
  readonly category: string;
  readonly title: string;
  readonly slug: string;
  /** Route of its page, without the tree: `/api/rest/data-v2/trading-data-service-list-orders`. */
  readonly route: string;
  readonly method: string;
  /** Path with variables in JSON spelling, `/api/v2/order/{orderId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Full name of the message that the body holds, or undefined without a body. */
  readonly body: string | undefined;
  readonly response: string;
  readonly delivery: Delivery;
  /** Content type of a `file`. */
  readonly contentType: string;
  /** The request is a message sent over the open connection; the gateway does not read it from the query. */
  readonly requestOverConnection: boolean;
  readonly rpc: Rpc;
  readonly deprecated: boolean;
  readonly description: string;
  readonly source: { readonly file: string; readonly line: number };
}

/** A group of operations: one category of the sidebar. */
export interface Category {
  readonly service: ServiceKey;
  readonly slug: string;
  /** `/category/api/rest/data-v2/orders`. */
  readonly route: string;
  readonly label: string;
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

export interface RestService {
  readonly key: ServiceKey;
  readonly title: string;
  /** Full name of the protobuf service. */
  readonly rpcs: string;
  readonly categories: readonly Category[];
}
