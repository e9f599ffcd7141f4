import { Kind } from 'graphql';
import type { ElementNode } from '../../../reference/graphql/elements.ts';
import type { ProtoIndex } from '../../../reference/graphql/proto-index.ts';

/** A protobuf element that a new element of the schema seems to mirror. */
export interface LikelyTwin {
  readonly name: string;
  /** Whether it has to be written down: children find theirs by name. */
  readonly written: boolean;
}

/**
 * The twin of a new type, which is the only message or enum of its name; of a field of a root type, which is the rpc that
 * lists, gets or observes what it is called. Other elements have the twin that the loader finds by itself.
 *
 * @param name name of the element in GraphQL
 * @param scope full name of the message that the parent mirrors
 */
export function likelyTwin(
  name: string,
  node: ElementNode,
  scope: string | undefined,
  proto: ProtoIndex,
): LikelyTwin | undefined {
  if (!name.includes('.')) {
    const found = [...proto.names()].filter(
      (full) =>
        full.slice(full.lastIndexOf('.') + 1) === name && ['message', 'enum'].includes(proto.find(full)?.kind ?? ''),
    );
    return found.length === 1 && found[0] !== undefined ? { name: found[0], written: true } : undefined;
  }
  if (scope !== undefined || node.kind !== Kind.FIELD_DEFINITION) return undefined;
  const [root = '', field = ''] = name.split('.');
  const verbs = { Query: ['Get', 'List'], Subscription: ['Observe'] }[root];
  if (verbs === undefined) return undefined;
  const pascal = field.charAt(0).toUpperCase() + field.slice(1).replace(/Connection$/, '');
  const wanted = verbs.map((verb) => `${verb}${pascal}`);
  const found = [...proto.names()].find(
    (full) => proto.find(full)?.kind === 'rpc' && wanted.includes(full.slice(full.lastIndexOf('.') + 1)),
  );
  return found === undefined ? undefined : { name: found, written: true };
}
