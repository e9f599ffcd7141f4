export interface Row {
  readonly label: string;
  readonly unit: 'kB' | 'ms' | 's' | 'MB' | '';
  /** Undefined where there is nothing to measure. */
  readonly value: number | undefined;
}

/** What was measured of one site, or why nothing was. */
export type Result = { readonly name: string } & ({ readonly rows: readonly Row[] } | { readonly missing: string });
