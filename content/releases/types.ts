/** Whom a change concerns. */
export const audiences = ['trade', 'stake', 'integrate', 'operate', 'wallet'] as const;
export type Audience = (typeof audiences)[number];

/** One release of the core in definitions/releases.yaml. */
export interface Release {
  readonly version: string;
  /** Day of the git tag, as YYYY-MM-DD. */
  readonly date: string;
  /** Day on which the public test network took it, as the project's notes tell. */
  readonly testnet?: string;
  /** Day on which mainnet's validators took it, as the project's notes tell. */
  readonly mainnet?: string;
  /** What it brought, by whom it concerns. */
  readonly brings?: Readonly<Partial<Record<Audience, readonly string[]>>>;
  /** What made somebody change something. */
  readonly breaking?: readonly string[];
  /** What is to be taken out by a later release. */
  readonly deprecated?: readonly string[];
  /** True where no source lists the changes. */
  readonly unknown?: true;
}

/** The releases that share the first two numbers of their version, newest first. */
export interface MinorRelease {
  /** Like "0.73". */
  readonly minor: string;
  /** The release that ends in 0. */
  readonly first: Release;
  /** The patches after it, newest first. */
  readonly patches: readonly Release[];
}
