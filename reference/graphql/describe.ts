import { commentText } from '../descriptors/comment-text.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import type { GqlElement } from './elements.ts';
import type { ProtoIndex } from './proto-index.ts';
import { rpcNames } from './rpc-names.ts';
import { commonRenames, renamesByParent, twinText } from './twin-text.ts';
import type { GqlName } from './types.ts';

export interface Descriptions {
  readonly texts: ReadonlyMap<GqlName, string>;
  readonly own: ReadonlySet<GqlName>;
}

/**
 * The description of every element: its own, or that of its protobuf twin in the names of GraphQL.
 *
 * @throws DefinitionError with file and line for an element that has neither
 */
export function describe(
  all: readonly GqlElement[],
  twins: ReadonlyMap<GqlName, string>,
  proto: ProtoIndex,
): Descriptions {
  const renames = renamesByParent(all, twins);
  const common = commonRenames(all, twins);
  const rpcs = rpcNames(all, twins, proto);
  const texts = new Map<GqlName, string>();
  const own = new Set<GqlName>();
  for (const { name, node, parent, place } of all) {
    const written = commentText(node.description?.value ?? '');
    if (written !== '') {
      own.add(name);
      texts.set(name, written);
      continue;
    }
    const twin = proto.find(twins.get(name) ?? '');
    if (twin === undefined) {
      const remedy = 'Write one above it, or link it to its protobuf twin with @twin(of: "…").';
      throw new DefinitionError(place, `${name} has no description.`, remedy);
    }
    texts.set(name, twinText(proto.comment(twin), renames.get((parent ?? { name }).name) ?? new Map(), rpcs, common));
  }
  return { texts, own };
}
