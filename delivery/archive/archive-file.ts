/** One archive of `/archives/archives.json`. */
export interface ArchiveFile {
  readonly tree: string;
  readonly file: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}
