import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { modelOf, type Model } from './model-of.ts';
import { readRestDefinition } from './rest-definition.ts';

export type { Model } from './model-of.ts';

/** The APIs of the descriptors' release. Throws DefinitionError when the definitions do not fit together. */
export function buildModel(root: string, descriptors: Descriptors): Model {
  return modelOf(descriptors, readRestDefinition(descriptors.release, root));
}
