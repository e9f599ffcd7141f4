import type { DescField, DescFile, DescMessage, DescMethod, FileRegistry } from '@bufbuild/protobuf';
import { DefinitionError } from './definition-error.ts';
import { httpBinding } from './http-binding.ts';

/**
 * Stops at an HTTP binding that names a field which its request does not have, or that two rpcs of a service share: the
 * protobuf compiler checks neither.
 *
 * @param placeOf file and line of an rpc, for the message
 * @throws DefinitionError
 */
export function checkBindings(
  registry: FileRegistry,
  files: readonly DescFile[],
  placeOf: (rpc: DescMethod) => { file: string; line: number },
): void {
  for (const service of files.flatMap((file) => file.services)) {
    const taken = new Map<string, string>();
    for (const rpc of service.methods) {
      const binding = httpBinding(registry, rpc);
      if (!binding) continue;
      const route = `${binding.method} ${binding.path}`;
      const other = taken.get(route);
      if (other) {
        throw new DefinitionError(
          placeOf(rpc),
          `${route} is bound to ${other} already`,
          'Give each rpc a path of its own.',
        );
      }
      taken.set(route, rpc.name);
      const named = [...binding.path.matchAll(/\{([^}=]+)[^}]*\}/g)].map((match) => match[1] ?? '');
      if (binding.body !== '' && binding.body !== '*') named.push(binding.body);
      for (const name of named) {
        if (fieldAt(rpc.input, name)) continue;
        throw new DefinitionError(
          placeOf(rpc),
          `the HTTP binding names "${name}", and ${rpc.input.typeName} has no such field`,
          `Its fields: ${rpc.input.fields.map((field) => field.name).join(', ') || 'none'}.`,
        );
      }
    }
  }
}

function fieldAt(message: DescMessage, dottedName: string): DescField | undefined {
  const [head, ...rest] = dottedName.split('.');
  const field = message.fields.find((candidate) => candidate.name === head);
  if (!field || rest.length === 0) return field;
  return field.message ? fieldAt(field.message, rest.join('.')) : undefined;
}
