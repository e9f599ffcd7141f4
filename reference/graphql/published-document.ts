import { Kind, visit, type ASTNode, type ConstDirectiveNode, type DocumentNode, type StringValueNode } from 'graphql';
import type { GqlElement } from './elements.ts';
import { TWIN } from './twin-directive.ts';
import type { GqlName } from './types.ts';

/**
 * The definitions as they are published: with all descriptions, without the directive that links twins.
 *
 * @param documents the parsed files
 * @param all their elements
 * @param texts description of each element
 */
export function publishedDocument(
  documents: readonly DocumentNode[],
  all: readonly GqlElement[],
  texts: ReadonlyMap<GqlName, string>,
): DocumentNode {
  const names = new Map<ASTNode, GqlName>(all.map(({ node, name }) => [node, name]));
  const definitions = documents.flatMap((document) => document.definitions);
  // Children are rebuilt before their parents are left, so the name is looked up on entering.
  const open: (GqlName | undefined)[] = [];
  return visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      enter(node) {
        if (node.kind === Kind.DIRECTIVE_DEFINITION && node.name.value === TWIN) return null;
        open.push(names.get(node));
        return undefined;
      },
      leave(node) {
        const name = open.pop();
        if (name === undefined) return undefined;
        const directives =
          'directives' in node ? (node.directives as readonly ConstDirectiveNode[] | undefined) : undefined;
        return {
          ...node,
          description: descriptionNode(texts.get(name)),
          directives: directives?.filter((d) => d.name.value !== TWIN),
        };
      },
    },
  );
}

function descriptionNode(text: string | undefined): StringValueNode | undefined {
  return text ? { kind: Kind.STRING, value: text, block: true } : undefined;
}
