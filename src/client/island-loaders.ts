import type { ComponentType } from 'react';

/** Island name → how to load its component for these props. The code of an island is fetched only on pages that have it. */
export const islandLoaders: Readonly<
  Record<string, (props: Record<string, unknown>) => Promise<ComponentType<Record<string, unknown>>>>
> = {};
