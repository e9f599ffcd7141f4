/** A protobuf scalar type, as a .proto file names it. */
export type ScalarName =
  | 'double'
  | 'float'
  | 'int64'
  | 'uint64'
  | 'int32'
  | 'fixed64'
  | 'fixed32'
  | 'bool'
  | 'string'
  | 'bytes'
  | 'uint32'
  | 'sfixed32'
  | 'sfixed64'
  | 'sint32'
  | 'sint64';

/** The type of one value of a field; names are full names such as `vega.Order`. */
export type FieldType =
  | { readonly kind: 'scalar'; readonly name: ScalarName }
  | { readonly kind: 'message'; readonly name: string }
  | { readonly kind: 'enum'; readonly name: string }
  | { readonly kind: 'map'; readonly key: ScalarName; readonly value: FieldType };

/** What all elements of a definition share. `description` is plain text with paragraphs, `` `code` `` and `- ` lists. */
export interface Described {
  /** Full name: `vega.Order.peak_size`. */
  readonly name: string;
  readonly description: string;
  readonly deprecated: boolean;
}

export interface Field extends Described {
  /** Name in the .proto file, `peak_size`. */
  readonly protoName: string;
  /** Name in JSON, `peakSize`. */
  readonly jsonName: string;
  readonly number: number;
  readonly type: FieldType;
  readonly repeated: boolean;
  /** Declared `optional`: its absence can be told from its zero value. */
  readonly optional: boolean;
  /** Name of the group of which at most one field is set. */
  readonly oneof: string | undefined;
  readonly required: boolean;
}

export interface Oneof {
  readonly name: string;
  readonly description: string;
}

export interface MessageType extends Described {
  readonly kind: 'message';
  /** Name without the package: `Order`, `LiquidityProvision.Status`. */
  readonly title: string;
  /** Path of the .proto file, `vega/vega.proto`. */
  readonly file: string;
  readonly fields: readonly Field[];
  readonly oneofs: readonly Oneof[];
}

export interface EnumValue extends Described {
  readonly valueName: string;
  readonly number: number;
}

export interface EnumType extends Described {
  readonly kind: 'enum';
  readonly title: string;
  readonly file: string;
  readonly values: readonly EnumValue[];
}

export interface Rpc extends Described {
  readonly rpcName: string;
  readonly request: string;
  readonly response: string;
  readonly clientStreaming: boolean;
  readonly serverStreaming: boolean;
}

export interface ServiceType extends Described {
  readonly title: string;
  readonly file: string;
  readonly rpcs: readonly Rpc[];
}

/** One .proto file; nested types follow the type that they are nested in. */
export interface ProtoFile {
  readonly path: string;
  readonly package: string;
  readonly description: string;
  readonly services: readonly ServiceType[];
  readonly messages: readonly MessageType[];
  readonly enums: readonly EnumType[];
}
