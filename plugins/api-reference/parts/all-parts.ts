import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { graphqlPart } from './graphql-part.ts';
import { grpcPart } from './grpc-part.ts';
import type { ReferencePart } from './reference-part.ts';
import { restPart } from './rest-part.ts';

/** Every part of the reference, from the definitions below `root`. Throws DefinitionError with file, line and remedy. */
export async function allParts(root: string): Promise<ReferencePart[]> {
  const descriptors = await loadDescriptors(root);
  const model = buildModel(root, descriptors);
  return [restPart(model), grpcPart(model), await graphqlPart(descriptors, model, root)];
}
