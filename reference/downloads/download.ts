/** A file that readers download from the site. */
export interface Download {
  /** Path below the tree, `api/openapi/core.json`. */
  readonly file: string;
  /** What it is, in a few words. */
  readonly title: string;
  readonly content: string | Uint8Array;
}
