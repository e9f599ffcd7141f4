import type { ComponentType } from 'react';
import type { IslandProps } from '../../framework/instant-pages/runtime/island-props.ts';
import type { Islands } from '../../framework/instant-pages/runtime/islands.ts';

/** Island name → how to load its component for these props. The code of an island is fetched only on pages that have it. */
export const islandLoaders: Islands['loaders'] = {
  Calculator: async (props) => (await import('../components/Calculator/loadCalculator.tsx')).loadCalculator(props),
  ProposalBuilder: async () =>
    (await import('../components/ProposalBuilder/ProposalForm.tsx'))
      .ProposalForm as unknown as ComponentType<IslandProps>,
};
