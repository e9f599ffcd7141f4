/** What an element of an API is. */
export type ElementKind =
  | 'REST operation'
  | 'service'
  | 'rpc'
  | 'message'
  | 'field'
  | 'enum'
  | 'enum value'
  | 'GraphQL type'
  | 'GraphQL interface of a type'
  | 'GraphQL field'
  | 'GraphQL argument'
  | 'GraphQL input field'
  | 'GraphQL value'
  | 'GraphQL union member'
  | 'wallet method'
  | 'wallet parameter'
  | 'command'
  | 'flag'
  | 'configuration key'
  | 'network parameter'
  | 'transaction command'
  | 'contract'
  | 'contract function'
  | 'contract event';

/** One element of the APIs and programs of a release, with everything about it that callers depend on. */
export interface SurfaceElement {
  readonly kind: ElementKind;
  /** Name as links and anchors of the reference use it. */
  readonly name: string;
  /** Name of the element that it is part of. */
  readonly parent?: string;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** Everything that programs can depend on in one version of the definitions. */
export type Surface = readonly SurfaceElement[];
