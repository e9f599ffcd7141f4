import { createElement, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islandLoaders } from '@site/src/client/island-loaders';

async function hydrate(element: HTMLElement, roots: Root[], alive: () => boolean): Promise<void> {
  const load = islandLoaders[element.dataset['island'] ?? ''];
  if (load === undefined) return;
  const component: ComponentType<Record<string, unknown>> = await load(JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>);
  if (!alive()) return;
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>;
  roots.push(hydrateRoot(element, createElement(component, props)));
}

/** Brings the interactive components inside a static page to life; the result ends them again. */
export function hydrateIslands(host: HTMLElement): () => void {
  const roots: Root[] = [];
  let alive = true;
  for (const element of host.querySelectorAll<HTMLElement>('[data-island]')) {
    hydrate(element, roots, () => alive).catch((error: unknown) => console.error('This part of the page stays static:', error));
  }
  return () => {
    alive = false;
    for (const root of roots) root.unmount();
  };
}
