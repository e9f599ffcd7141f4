import { stringify } from 'yaml';
import { asyncApiDocument, type Subscriptions } from '../asyncapi/asyncapi-document.ts';
import type { Model } from '../model/model.ts';
import type { ReferencePart } from './reference-part.ts';

/** What is pushed, described for tools: the streams of REST and WebSocket, the event bus and the subscriptions of GraphQL. */
export function asyncApiPart(model: Model, subscriptions: Subscriptions): ReferencePart {
  return {
    pages: [],
    sidebars: {},
    links: {},
    downloads: (_, network) => {
      const document = asyncApiDocument(model, subscriptions, network);
      const what = 'Streams, event bus and GraphQL subscriptions, AsyncAPI 3';
      return [
        {
          file: 'api/asyncapi/streams.json',
          title: `${what} as JSON`,
          content: JSON.stringify(document, null, 1),
        },
        {
          file: 'api/asyncapi/streams.yaml',
          title: `${what} as YAML`,
          content: stringify(document, { aliasDuplicateObjects: false }),
        },
      ];
    },
  };
}
