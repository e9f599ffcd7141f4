import type { Model } from '../model/model.ts';

/** Route of the page of a .proto file. */
export const protoRoute = (file: string): string => `/api/grpc/${file}`;

/** Anchor of an element on the page of its file: its full name without the package, `Order.peak_size`. */
export const anchorOf = (name: string, packageName: string): string => name.slice(packageName.length + 1);

/** Route and anchor of a message or an enum, or undefined for types of other packages. */
export function typeRoute(model: Model, name: string): string | undefined {
  const type = model.message(name) ?? model.enumeration(name);
  return type && `${protoRoute(type.file)}#${type.title}`;
}
