import type { GraphqlTwins } from '../links/graphql-twins.ts';
import { typeLinks } from '../links/type-links.ts';
import { usedBy } from '../links/used-by.ts';
import type { Model } from '../model/model.ts';
import { grpcSidebar } from '../pages/grpc-sidebar.ts';
import { protoPage } from '../pages/proto-page.ts';
import type { ReferencePart } from './reference-part.ts';

/** The gRPC reference: a page a .proto file. */
export function grpcPart(model: Model, graphql: GraphqlTwins): ReferencePart {
  const uses = usedBy(model);
  return {
    pages: model.files.map((file) => protoPage(model, file, uses, graphql)),
    sidebars: { 'api-grpc': grpcSidebar(model) },
    links: { types: typeLinks(model) },
    downloads: () => [],
  };
}
