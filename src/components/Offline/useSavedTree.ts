import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuildManifest } from '@site/production/manifest/build-manifest';
import type { SavedTree } from '@site/production/offline/saved-tree';
import { savedTree } from './openCaches';
import { removeTree } from './removeTree';
import { saveTree } from './saveTree';

export interface TreeState {
  readonly saved: SavedTree | undefined;
  /** Bytes saved so far, of all; undefined while nothing is being saved. */
  readonly progress: { readonly bytes: number; readonly total: number } | undefined;
  /** What went wrong, in a sentence. */
  readonly problem: string | undefined;
  readonly save: (manifest: BuildManifest) => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is saved of a tree, and the ways to change it. */
export function useSavedTree(tree: string): TreeState {
  const [saved, setSaved] = useState<SavedTree>();
  const [progress, setProgress] = useState<TreeState['progress']>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    savedTree(tree).then(setSaved, (error: unknown) => setProblem(sentence(error)));
    return () => running.current?.abort();
  }, [tree]);

  const save = useCallback(
    (manifest: BuildManifest) => {
      const controller = new AbortController();
      running.current = controller;
      setProblem(undefined);
      setProgress({ bytes: 0, total: 0 });
      saveTree(tree, manifest, { signal: controller.signal, onProgress: (bytes, total) => setProgress({ bytes, total }) })
        .then(setSaved, (error: unknown) => {
          if (!controller.signal.aborted) setProblem(`${sentence(error)} What was loaded is kept: saving again goes on from there.`);
          controller.abort();
        })
        .finally(() => setProgress(undefined));
    },
    [tree],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  const remove = useCallback(() => {
    setProblem(undefined);
    removeTree(tree).then(
      () => setSaved(undefined),
      (error: unknown) => setProblem(sentence(error)),
    );
  }, [tree]);
  return { saved, progress, problem, save, cancel, remove };
}
