import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandLoaders } from '@site/src/client/island-loaders';
import type { IslandProps } from '@site/src/client/island-props';
import { IslandBoundary } from './IslandBoundary';
import { whenNear } from './when-near';

const started = new WeakSet<Element>();

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islandLoaders[element.dataset['island'] ?? ''];
  if (load === undefined || started.has(element)) return;
  started.add(element);
  const props = JSON.parse(element.dataset['props'] ?? '{}') as IslandProps;
  hydrateRoot(element, createElement(IslandBoundary, null, createElement(await load(props), props)));
}

/**
 * Brings the interactive components inside a static page to life when the reader comes near them: until then they are not
 * fetched. They live on while their page is kept aside, so that a reader who comes back finds what they had entered.
 * @returns what stops the waiting for those that nobody came near to.
 */
export function hydrateIslands(host: HTMLElement): () => void {
  const waiting = [...host.querySelectorAll<HTMLElement>('[data-island]')].map((element) =>
    whenNear(element, () => {
      hydrate(element).catch((error: unknown) => {
        started.delete(element);
        console.error('This part of the page stays as it was built:', error);
      });
    }),
  );
  return () => waiting.forEach((stop) => stop());
}
