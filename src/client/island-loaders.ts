import type { ComponentType } from 'react';
import type { IslandProps } from '../../framework/instant-pages/runtime/page-markup.ts';
import type { Islands } from '../../framework/instant-pages/runtime/islands.ts';

/** Island name → how to load its component for these props. The code of an island is fetched only on pages that have it. */
export const islandLoaders: Islands['loaders'] = {
  Calculator: async (props) => (await import('../components/Calculator/loadCalculator.tsx')).loadCalculator(props),
  // Only the button: the lesson's own code is fetched when it is pressed.
  Lesson: async () =>
    (await import('../components/Lesson/LessonStart.tsx')).LessonStart as unknown as ComponentType<IslandProps>,
  ProposalBuilder: async () =>
    (await import('../components/ProposalBuilder/ProposalForm.tsx'))
      .ProposalForm as unknown as ComponentType<IslandProps>,
};
