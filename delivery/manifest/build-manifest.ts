/** One file of a built site. */
export interface BuiltFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Whether the file only says where a page has moved to. Servers answer its address with a redirect. */
  readonly moved?: true;
}

/** What `/build.json` says: which sources a site was built from, and every file with its digest. */
export interface BuildManifest {
  readonly release: string;
  /** The commit that was built; null outside a git repository. */
  readonly commit: string | null;
  /** Whether tracked files differed from the commit. */
  readonly modified: boolean;
  /** Paths below the site's root, sorted. Compressed versions (`.br`, `.gz`) and this list itself are not in it. */
  readonly files: Readonly<Record<string, BuiltFile>>;
}
