import { useId, type ReactNode } from 'react';
import type { BuildManifest } from '@site/delivery/manifest/build-manifest';
import { bytesOf } from '@site/delivery/offline/saved-tree';
import { treeFiles } from '@site/delivery/offline/tree-files';
import { changedBytes } from './changedBytes';
import { formatBytes } from './formatBytes';
import { useSavedTree, type TreeState } from './useSavedTree';

interface Props {
  readonly tree: string;
  readonly label: string;
  /** The site's files as they are now; undefined without a network. */
  readonly manifest: BuildManifest | undefined;
}

function statusText({ saved, isAny, progress }: TreeState, manifest: BuildManifest | undefined, tree: string): string {
  if (progress !== undefined) return `Saving: ${formatBytes(progress.bytes)} of ${formatBytes(progress.total)}.`;
  const current = manifest === undefined ? undefined : treeFiles(manifest, tree);
  if (saved === undefined) {
    const none = isAny ? 'Only a part is saved.' : 'Not saved.';
    return current === undefined
      ? `${none} The site does not answer, so it cannot be saved now.`
      : `${none} All of it takes ${formatBytes(bytesOf(current))} in this browser; less is loaded, as files travel compressed.`;
  }
  const held = `Saved ${new Date(saved.savedAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}, release ${saved.release}: ${formatBytes(bytesOf(saved.files))} in ${Object.keys(saved.files).length} files.`;
  if (current === undefined) return `${held} The site does not answer, so it is not known whether there is an update.`;
  const change = changedBytes(saved.files, current);
  return change.differs
    ? `${held} An update is there: ${change.files} files, ${formatBytes(change.bytes)}.`
    : `${held} It is up to date.`;
}

/** One tree on the offline page: whether it is saved, how much that takes, and the buttons. */
export function OfflineTree({ tree, label, manifest }: Props): ReactNode {
  const state = useSavedTree(tree);
  const { saved, isAny, progress, problem, save, cancel, remove } = state;
  const heading = useId();
  const outdated =
    saved !== undefined && manifest !== undefined && changedBytes(saved.files, treeFiles(manifest, tree)).differs;
  return (
    <section aria-labelledby={heading} data-offline-tree={tree}>
      <h2 id={heading}>{label}</h2>
      {/* Progress is announced by the element that shows it; the text would be read out with every file. */}
      <p className="offline-status" role={progress === undefined ? 'status' : undefined}>
        {statusText(state, manifest, tree)}
      </p>
      {progress !== undefined && (
        <progress
          className="offline-progress"
          max={progress.total || 1}
          value={progress.bytes}
          aria-labelledby={heading}
        />
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p className="offline-actions">
        {progress === undefined && manifest !== undefined && (
          <button
            type="button"
            className={`button ${saved === undefined || outdated ? 'button--primary' : 'button--secondary'}`}
            onClick={() => save(manifest)}
          >
            {saved === undefined ? 'Save for offline use' : outdated ? 'Update' : 'Check every file'}
          </button>
        )}
        {progress !== undefined && (
          <button type="button" className="button button--secondary" onClick={cancel}>
            Stop
          </button>
        )}
        {progress === undefined && isAny && (
          <button type="button" className="button button--secondary" onClick={remove}>
            Remove from this browser
          </button>
        )}
      </p>
    </section>
  );
}
