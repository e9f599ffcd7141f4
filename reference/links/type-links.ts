import type { Model } from '../model/model.ts';
import { anchorOf, protoRoute } from './type-route.ts';

/** Every message, field, enum, value, service and rpc by its full name → route and anchor, without the tree. */
export function typeLinks({ files }: Model): Record<string, string> {
  const links: Record<string, string> = {};
  for (const file of files) {
    const add = ({ name }: { readonly name: string }): void => {
      links[name] = `${protoRoute(file.path)}#${anchorOf(name, file.package)}`;
    };
    for (const message of file.messages) [message, ...message.fields].forEach(add);
    for (const enumeration of file.enums) [enumeration, ...enumeration.values].forEach(add);
    for (const service of file.services) [service, ...service.rpcs].forEach(add);
  }
  return links;
}
