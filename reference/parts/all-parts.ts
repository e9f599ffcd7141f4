import type { Release } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { graphqlReference } from '../graphql/graphql-reference.ts';
import { asyncApiPart } from './asyncapi-part.ts';
import { clientPart } from './client-part.ts';
import { cliPart } from './cli-part.ts';
import { collectionsPart } from './collections-part.ts';
import { contractsPart } from './contracts-part.ts';
import { errorsPart } from './errors-part.ts';
import { graphqlPart } from './graphql-part.ts';
import { grpcPart } from './grpc-part.ts';
import { mathsPart } from './maths-part.ts';
import type { ReferencePart } from './reference-part.ts';
import { parametersPart } from './parameters-part.ts';
import { restPart } from './rest-part.ts';
import { walletPart } from './wallet-part.ts';

/** Every part of the reference of a release, from its definitions below `root`. Throws DefinitionError with file, line and remedy. */
export async function allParts(release: Release, root: string): Promise<ReferencePart[]> {
  const descriptors = await loadDescriptors(release, root);
  const model = buildModel(root, descriptors);
  const graphql = await graphqlReference(descriptors, model, root);
  return [
    restPart(model, graphql.twins, root),
    grpcPart(root, descriptors, model, graphql.twins),
    graphqlPart(graphql),
    asyncApiPart(model, graphql),
    parametersPart(model, root),
    errorsPart(model, root),
    walletPart(release, root),
    contractsPart(release, root),
    cliPart(release, root),
    mathsPart(release, root),
    collectionsPart(model, root),
    clientPart(model, root),
  ];
}
