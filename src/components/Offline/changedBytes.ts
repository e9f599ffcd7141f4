import type { BuiltFile } from '@site/delivery/manifest/build-manifest';

type Files = Readonly<Record<string, BuiltFile>>;

/** What an update of a saved tree would load: how many files and bytes are new or changed, and whether any is gone. */
export function changedBytes(
  saved: Files,
  current: Files,
): { readonly files: number; readonly bytes: number; readonly differs: boolean } {
  const changed = Object.entries(current).filter(([address, { sha256 }]) => saved[address]?.sha256 !== sha256);
  const gone = Object.keys(saved).some((address) => current[address] === undefined);
  return {
    files: changed.length,
    bytes: changed.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    differs: changed.length > 0 || gone,
  };
}
