/** A default as the program has it. Absent means that nothing is set. */
export type CliValue = boolean | number | string | null | readonly unknown[] | Readonly<Record<string, unknown>>;

export interface CliFlag {
  /** Without the leading dashes. */
  readonly name: string;
  /** The one-letter form, without the dash. */
  readonly short?: string;
  readonly type: string;
  readonly default?: CliValue;
  readonly required: boolean;
  readonly choices?: readonly string[];
  /** Also valid for all commands below. */
  readonly persistent: boolean;
  readonly description: string;
}

/** A condition on the flags of a command beyond a single one being required. */
export interface CliFlagRule {
  readonly rule: string;
  readonly flags?: readonly string[];
  readonly args?: readonly string[];
  readonly parents?: readonly string[];
}

export interface CliCommand {
  /** All words, for example `vega wallet key list`. */
  readonly name: string;
  /** The command that it is below, absent for a program. */
  readonly parent?: string;
  readonly description: string;
  /** The command with its arguments, as a reader types it. */
  readonly synopsis: string;
  /** Names of the arguments that are not flags. */
  readonly positional: readonly { readonly name: string; readonly required: boolean }[];
  readonly aliases: readonly string[];
  /** The values that the only argument may have. */
  readonly validArgs?: readonly string[];
  readonly flags: readonly CliFlag[];
  readonly flagRules: readonly CliFlagRule[];
  /** The command also takes every flag of these configurations. */
  readonly configFlags: readonly string[];
  /** What the command does with those flags and the file, where it is not that a flag beats the file. */
  readonly configRule?: string;
  /** The program whose commands follow. */
  readonly delegatesTo?: string;
  readonly place: { readonly file: string; readonly line: number };
}

export interface ConfigKey {
  readonly key: string;
  readonly type: string;
  readonly default?: CliValue;
  /** The file may lack it. */
  readonly optional: boolean;
  /** The command-line flag that sets it. */
  readonly flag?: string;
  readonly choices?: readonly string[];
  readonly effect: string;
}

export interface ConfigFile {
  readonly component: string;
  readonly title: string;
  readonly description: string;
  /** What the file's path starts from: a root of `CliPath`, or words. */
  readonly root: string;
  readonly file: string;
  readonly keys: readonly ConfigKey[];
}

export interface CliPath {
  readonly name: string;
  /** The system's place that the path is below; null for the folder that all others are in. */
  readonly root: 'cache' | 'config' | 'data' | 'state' | null;
  readonly path: string;
  readonly description: string;
}

export interface CliPort {
  readonly component: string;
  readonly key: string;
  readonly default: CliValue;
  readonly effect: string;
}

export interface RetentionProfile {
  readonly name: string;
  readonly isDefault: boolean;
  readonly description: string;
  /** Values by key of the data node's configuration. */
  readonly changes: Readonly<Record<string, CliValue>>;
}

export interface CliPrograms {
  readonly programs: readonly { readonly name: string; readonly sameAs?: string; readonly description: string }[];
  /** Forms of output by program. */
  readonly outputs: Readonly<Record<string, readonly string[]>>;
  /** Flags that all commands built with a library have. */
  readonly implicitFlags: Readonly<
    Record<
      string,
      readonly { readonly name: string; readonly short: string; readonly type: string; readonly description: string }[]
    >
  >;
  readonly consensusEngine: { readonly module: string; readonly version: string };
}
