import type { Release } from '../../../product.ts';
import { httpBinding } from '../../descriptors/http-binding.ts';
import { loadDescriptors } from '../../descriptors/load-descriptors.ts';
import { operationPrefixes } from '../../model/rest-definition.ts';
import { protoFiles } from '../../model/proto-files.ts';
import type { FieldType } from '../../model/types.ts';
import type { Surface, SurfaceElement } from './surface.ts';

function typeText(type: FieldType): string {
  return type.kind === 'map' ? `map<${type.key}, ${typeText(type.value)}>` : type.name;
}

/** Services, rpcs, REST operations, messages, fields, enums and values of a release. */
export async function protoSurface(release: Release, root: string): Promise<Surface> {
  const descriptors = await loadDescriptors(release, root);
  const found: SurfaceElement[] = [];
  for (const file of protoFiles(descriptors)) {
    for (const { name, fields, deprecated } of file.messages) {
      found.push({ kind: 'message', name, facts: { deprecated } });
      for (const field of fields) {
        const { protoName, jsonName, number, type, repeated, optional, oneof, required } = field;
        const facts = {
          number,
          type: typeText(type),
          repeated,
          optional,
          oneof: oneof ?? '',
          required,
          'name in JSON': jsonName,
          deprecated: field.deprecated,
        };
        found.push({ kind: 'field', name: `${name}.${protoName}`, parent: name, facts });
      }
    }
    for (const { name, values, deprecated } of file.enums) {
      found.push({ kind: 'enum', name, facts: { deprecated } });
      for (const value of values)
        found.push({
          kind: 'enum value',
          name: value.name,
          parent: name,
          facts: { number: value.number, deprecated: value.deprecated },
        });
    }
  }
  const prefixes = operationPrefixes(release, root);
  for (const service of descriptors.files.flatMap((file) => file.services)) {
    const prefix = prefixes.get(service.typeName) ?? service.name;
    found.push({ kind: 'service', name: service.typeName, facts: { deprecated: service.deprecated } });
    for (const rpc of service.methods) {
      const signature = { request: rpc.input.typeName, response: rpc.output.typeName, streaming: rpc.methodKind };
      found.push({
        kind: 'rpc',
        name: `${service.typeName}.${rpc.name}`,
        parent: service.typeName,
        facts: { ...signature, deprecated: rpc.deprecated },
      });
      const binding = httpBinding(descriptors.registry, rpc);
      if (binding === undefined) continue;
      const facts = {
        method: binding.method,
        path: binding.path,
        body: binding.body,
        ...signature,
        deprecated: rpc.deprecated,
      };
      found.push({ kind: 'REST operation', name: `${prefix}_${rpc.name}`, facts });
    }
  }
  return found;
}
