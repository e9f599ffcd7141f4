import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const file = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));

/**
 * Pages of a test build (DOCS_DOGFOOD=1) that bring the framework into its rare states: code that comes late or not at
 * all, a page without a default export, a component that throws. They are never part of the published site.
 */
export default function dogfood(): Plugin {
  return {
    name: 'dogfood',
    contentLoaded({ actions }) {
      actions.addRoute({ path: '/dogfood', component: file('DogfoodPage.tsx'), exact: true });
      actions.addRoute({ path: '/dogfood/late', component: file('LatePage.tsx'), exact: true });
      actions.addRoute({ path: '/dogfood/no-default', component: file('NoDefaultPage.tsx'), exact: true });
    },
  };
}
