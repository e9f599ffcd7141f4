import { Kind, type ConstDirectiveNode } from 'graphql';

/** Name of the directive that the definitions use and the published schema does not have. */
export const TWIN = 'twin';

/**
 * What the definitions say of an element's twin: a name, `-` for "has none", or undefined when they are silent and the
 * twin, if there is one, is the one with the same name.
 */
export function twinDirective(node: {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}): string | undefined {
  const directive = node.directives?.find(({ name }) => name.value === TWIN);
  const value = directive?.arguments?.find(({ name }) => name.value === 'of')?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
