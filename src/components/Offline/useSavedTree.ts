import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuildManifest } from '@site/delivery/manifest/build-manifest';
import { alone, onOthersChange, OtherTabError, tellOthers } from './between-tabs';
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
    const look = (): void => {
      heldOf(tree).then(setHeld, (error: unknown) => setProblem(sentence(error)));
    };
    look();
    const stopListening = onOthersChange(tree, look);
    return () => {
      stopListening();
      running.current?.abort();
    };
  }, [tree]);

  const save = useCallback(
    (manifest: BuildManifest) => {
      const controller = new AbortController();
      running.current = controller;
      const attempt = async (): Promise<void> => {
        let fault: string | undefined;
        let isOurs = true;
        try {
          const onProgress = (bytes: number, total: number): void => setProgress({ bytes, total });
          await alone(tree, () => saveTree(tree, manifest, { signal: controller.signal, onProgress }));
        } catch (error) {
          fault = controller.signal.aborted ? 'Stopped.' : sentence(error);
          isOurs = !(error instanceof OtherTabError);
        }
        const now = await heldOf(tree).catch(() => nothingHeld);
        setHeld(now);
        tellOthers(tree);
        setProgress(undefined);
        if (fault !== undefined)
          setProblem(
            now.isAny && isOurs ? `${fault} What was loaded is kept: saving again goes on from there.` : fault,
          );
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
    alone(tree, () => removeTree(tree))
      .then(() => heldOf(tree))
      .then(
        (now) => {
          setHeld(now);
          tellOthers(tree);
        },
        (error: unknown) => setProblem(sentence(error)),
      );
  }, [tree]);
  return { ...held, progress, problem, save, cancel, remove };
}
