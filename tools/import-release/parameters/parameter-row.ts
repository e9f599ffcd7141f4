import type { Bound, ParameterType } from '../../../reference/parameters/types.ts';

/** A parameter of a table of defaults. What it does not tell is as in the earlier release. */
export interface ParameterRow {
  readonly type: ParameterType;
  readonly default?: string | object;
  readonly bounds?: readonly Bound[];
  readonly jsonMessage?: string;
  readonly deprecated?: true;
  readonly governanceUpdatable?: false;
}
