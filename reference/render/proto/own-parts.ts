import type { MessageType } from '../../model/types.ts';
import type { ProtoContext } from './proto-context.ts';

/** Messages that only wrap a list into pages. */
const wrapper = /(Connection|Edge)$/;

/** The message of that name, if `user` alone uses it and both are of the page's file. */
export function ownMessage({ model, uses, file }: ProtoContext, user: string, name: string): MessageType | undefined {
  const message = model.message(name);
  const all = uses.get(name) ?? [];
  return message?.file === file && all.length === 1 && all[0]?.name === user ? message : undefined;
}

/** The wrappers that only this message and its wrappers use: they are explained together with it. */
export function ownParts(context: ProtoContext, message: MessageType): MessageType[] {
  return message.fields.flatMap(({ name, type }) => {
    if (type.kind !== 'message' || !wrapper.test(type.name)) return [];
    const part = ownMessage(context, name, type.name);
    return part ? [part, ...ownParts(context, part)] : [];
  });
}
