import type { PageKind } from '../../html/page/built-page.ts';
import type { PageHeading } from '../page-export.ts';

/** Version of the format of index.json. It grows when a reader of the earlier one could stumble. */
export const INDEX_FORMAT = 1;

/** `protobuf`: services, rpcs, messages, fields, enums, values. `program`: commands, flags and configuration keys. */
export type ElementKind =
  'operation' | 'protobuf' | 'graphql' | 'wallet-method' | 'command' | 'parameter' | 'contract' | 'program';

export interface IndexedElement {
  readonly kind: ElementKind;
  /** `TradingDataService_ListOrders`, `vega.Order.peak_size`, `Query.orders`, `client.send_transaction`, `market.fee.factors.makerFee`. */
  readonly name: string;
  /** Path of the page with the element's anchor, where it is not the whole page. */
  readonly url: string;
  /** Operations: HTTP method and path. */
  readonly method?: string;
  readonly path?: string;
  /** What the release that only one of the trees describes did to it; absent where nothing changed. */
  readonly change?: IndexedChange;
}

export interface IndexedChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** As the page says it: `since v0.74`, `changed in v0.74, breaking`. */
  readonly text: string;
  /** Line of the later release, `v0.74`. */
  readonly release: string;
  readonly breaking: boolean;
  /** What changed, in words. */
  readonly details: readonly string[];
  /** Path of the page that tells it, with the anchor. */
  readonly url: string;
}

export interface IndexedPage {
  readonly path: string;
  readonly markdown: string;
  readonly title: string;
  readonly description: string;
  /** The glossary is a guide here. */
  readonly kind: Exclude<PageKind, 'glossary'>;
  readonly sidebar: string | null;
  readonly tags: readonly string[];
  /** ISO 8601; null when the history of the repository was not at hand. */
  readonly lastChange: string | null;
  readonly headings: readonly PageHeading[];
}

/** `/<tree>/index.json`. */
export interface TreeData {
  readonly $schema: '/index.schema.json';
  readonly format: typeof INDEX_FORMAT;
  readonly tree: string;
  readonly label: string;
  readonly release: string;
  readonly chainId: string;
  readonly pages: readonly IndexedPage[];
  readonly elements: readonly IndexedElement[];
}
