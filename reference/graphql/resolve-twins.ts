import { didYouMean } from '../../common/near-matches.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import type { GqlElement } from './elements.ts';
import type { ProtoIndex } from './proto-index.ts';
import { snakeCase } from '../../common/letter-case.ts';
import { twinDirective } from './twin-directive.ts';
import type { GqlName } from './types.ts';

/**
 * Finds the protobuf twin of each element that has one.
 *
 * The rule: a type, or a field that calls an rpc, names its twin with `@twin(of: "full.Name")`. Its fields, values and
 * arguments then belong to the fields, values and request fields of the same name without a word; another name is given
 * as `@twin(of: "other_name")`, a twin elsewhere by its full name, and `@twin(of: "-")` says that there is none.
 *
 * @throws DefinitionError with file, line and near matches when a named twin does not exist
 */
export function resolveTwins(all: readonly GqlElement[], proto: ProtoIndex): Map<GqlName, string> {
  const twins = new Map<GqlName, string>();
  for (const element of all) {
    const given = twinDirective(element.node);
    const scope = element.parent && scopeOf(twins.get(element.parent.name), proto);
    const twin = given === undefined ? silentTwin(element, scope, proto) : givenTwin(element, given, scope, proto);
    if (twin !== undefined) twins.set(element.name, twin);
  }
  return twins;
}

/** The message, enum or request whose parts the children of an element mirror. */
function scopeOf(twin: string | undefined, proto: ProtoIndex): string | undefined {
  const element = twin === undefined ? undefined : proto.find(twin);
  return element?.kind === 'rpc' ? element.input.typeName : twin;
}

function silentTwin({ node }: GqlElement, scope: string | undefined, proto: ProtoIndex): string | undefined {
  if (scope === undefined) return undefined;
  const names = [node.name.value, snakeCase(node.name.value)].map((name) => `${scope}.${name}`);
  return names.find((name) => ['field', 'enum_value'].includes(proto.find(name)?.kind ?? ''));
}

function givenTwin(
  element: GqlElement,
  given: string,
  scope: string | undefined,
  proto: ProtoIndex,
): string | undefined {
  if (given === '-') return undefined;
  const name = given.includes('.') ? given : `${scope ?? ''}.${given}`;
  if (proto.find(name) !== undefined) return name;
  throw new DefinitionError(
    element.place,
    `${element.name} is linked to ${name}, which the protobuf definitions do not have.`,
    `Name an existing element, or "-" if it has no twin.${didYouMean(name, proto.names())}`,
  );
}
