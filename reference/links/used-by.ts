import type { Model } from '../model/model.ts';
import type { FieldType } from '../model/types.ts';

/** A field that holds a type, or an rpc that takes or returns it. */
export interface Use {
  /** Full name of the field or rpc. */
  readonly name: string;
  /** As pages write it: the name without its package. */
  readonly title: string;
  /** Path of the .proto file. */
  readonly file: string;
}

/** Where each message and enum is used: full name → fields and rpcs, in the order of the definitions. */
export function usedBy({ files }: Model): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const note = (type: string, use: Use): void => {
    const list = uses.get(type);
    if (!list) uses.set(type, [use]);
    else if (list.at(-1)?.name !== use.name) list.push(use);
  };
  for (const file of files) {
    const place = (name: string): Use => ({ name, title: name.slice(file.package.length + 1), file: file.path });
    for (const rpc of file.services.flatMap((service) => service.rpcs)) {
      for (const type of [rpc.request, rpc.response]) note(type, place(rpc.name));
    }
    for (const field of file.messages.flatMap((message) => message.fields)) {
      const type = typeIn(field.type);
      if (type !== undefined) note(type, place(field.name));
    }
  }
  return uses;
}

function typeIn(type: FieldType): string | undefined {
  if (type.kind === 'map') return typeIn(type.value);
  return type.kind === 'scalar' ? undefined : type.name;
}
