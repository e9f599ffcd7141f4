import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuildManifest } from '@site/delivery/manifest/build-manifest';
import { heldOf, nothingHeld, type Held } from './heldOf';
import { removeTree } from './removeTree';
import { saveTree } from './saveTree';

export interface TreeState extends Held {
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
  const [held, setHeld] = useState<Held>(nothingHeld);
  const [progress, setProgress] = useState<TreeState['progress']>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    heldOf(tree).then(setHeld, (error: unknown) => setProblem(sentence(error)));
    return () => running.current?.abort();
  }, [tree]);

  const save = useCallback(
    (manifest: BuildManifest) => {
      const controller = new AbortController();
      running.current = controller;
      const attempt = async (): Promise<void> => {
        let fault: string | undefined;
        try {
          await saveTree(tree, manifest, {
            signal: controller.signal,
            onProgress: (bytes, total) => setProgress({ bytes, total }),
          });
        } catch (error) {
          fault = controller.signal.aborted ? 'Stopped.' : sentence(error);
        }
        const now = await heldOf(tree).catch(() => nothingHeld);
        setHeld(now);
        setProgress(undefined);
        if (fault !== undefined)
          setProblem(now.isAny ? `${fault} What was loaded is kept: saving again goes on from there.` : fault);
      };
      setProblem(undefined);
      setProgress({ bytes: 0, total: 0 });
      void attempt();
    },
    [tree],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  const remove = useCallback(() => {
    setProblem(undefined);
    removeTree(tree)
      .then(() => heldOf(tree))
      .then(setHeld, (error: unknown) => setProblem(sentence(error)));
  }, [tree]);
  return { ...held, progress, problem, save, cancel, remove };
}
