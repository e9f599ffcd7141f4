/** How a value is written: `duration` in Go notation (`168h0m0s`), numbers as decimal strings. */
export type ParameterType = 'decimal' | 'duration' | 'int' | 'json' | 'string' | 'uint';

/** A rule that a new value must satisfy. Several rules hold together. */
export interface Bound {
  readonly op: '<' | '<=' | '==' | '>' | '>=' | 'anyOf' | 'asset' | 'format' | 'in' | 'required' | 'unique';
  /** What is compared with, in the notation of the value; for `format` the format's name. */
  readonly value?: string;
  readonly values?: readonly string[];
  /** Key of the parameter whose current value, times `factor`, is compared with. */
  readonly parameter?: string;
  readonly factor?: string;
  /** Place inside a JSON value, `[]` for each item of a list; `otherPath` is compared with. */
  readonly path?: string;
  readonly otherPath?: string;
  /** Places of which at least one must be set. */
  readonly paths?: readonly string[];
}

/** One network parameter, without the values that the networks give it (those are in `networks/`). */
export interface NetworkParameter {
  readonly key: string;
  /** The definition file it stands in, without folder and ending: a group of parameters that belong together. */
  readonly group: string;
  readonly type: ParameterType;
  /** Full name of the protobuf message that a JSON value is read as. */
  readonly jsonMessage?: string;
  /** Value of a network whose genesis file does not set it; JSON values as compact JSON. */
  readonly default: string;
  readonly bounds: readonly Bound[];
  readonly deprecated: boolean;
  /** Whether a governance proposal may change it. */
  readonly governanceUpdatable: boolean;
  /** What a value counts, in words. */
  readonly unit: string;
  /** Route of the concept page that explains it, without the tree: `/concepts/…`. */
  readonly concept: string;
  readonly description: string;
  readonly place: { readonly file: string; readonly line: number };
}
