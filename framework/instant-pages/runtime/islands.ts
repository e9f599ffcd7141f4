import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary, type Crash } from './IslandBoundary';
import type { IslandProps } from './page-markup';
import { whenNear } from './when-near';

/** What the site gives: its islands by name, each fetched only where a page has it, and what stands in the place of one that fails. */
export interface Islands {
  readonly loaders: Readonly<Record<string, (props: IslandProps) => Promise<ComponentType<IslandProps>>>>;
  readonly Crash: Crash;
}

let islands: Islands | undefined;

/** Says which islands there are. A client module of the site does so, and those run before there is a page. */
export function provideIslands(given: Islands): void {
  islands = given;
}

const started = new WeakSet<Element>();

/** Presses again what the reader pressed while nothing could answer; the page's template remembered it (framework/config/page-template.ts). */
function comeAlive(element: HTMLElement): void {
  element.dataset['alive'] = '';
  for (const button of element.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}

async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? '';
  if (islands === undefined) throw new Error(`Nobody has said what the island ${name} is: see provideIslands().`);
  const { loaders, Crash } = islands;
  const load = loaders[name];
  if (load === undefined || started.has(element)) return;
  started.add(element);
  const props = JSON.parse(element.dataset['props'] ?? '{}') as IslandProps;
  const onAlive = (): void => comeAlive(element);
  hydrateRoot(element, createElement(IslandBoundary, { Crash, onAlive }, createElement(await load(props), props)));
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
