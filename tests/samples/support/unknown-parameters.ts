import type { Sandbox } from '../../../sandbox/start-sandbox.ts';
import type { SandboxRequest } from '../../../sandbox/requests.ts';

/** Parameters of REST requests that their operation does not have: a node ignores them, so a misspelt one goes unnoticed. */
export function unknownParameters(
  { definitions }: Pick<Sandbox, 'definitions'>,
  requests: readonly SandboxRequest[],
): string[] {
  return requests
    .filter(({ protocol }) => protocol === 'rest')
    .flatMap(({ operation: id, query }) => {
      const known = new Set(
        definitions.model.operations.find((operation) => operation.id === id)?.parameters.map(({ name }) => name),
      );
      return query.filter(([name]) => !known.has(name)).map(([name]) => `${id} has no parameter ${name}`);
    });
}
