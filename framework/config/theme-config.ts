import type { UserThemeConfig } from '@docusaurus/theme-common';
import { announcement, navigation, product, repository, type constants as Constants } from '../../product.ts';

/** The theme's configuration, composed from product.ts. */
export function themeConfig(constants: typeof Constants): UserThemeConfig {
  return {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: {
      minHeadingLevel: constants.tocHeadingLevels.min,
      maxHeadingLevel: constants.tocHeadingLevels.max,
    },
    announcementBar: { id: announcement.id, content: announcement.content, isCloseable: true },
    image: 'img/social/default.png',
    metadata: [{ name: 'description', content: product.description }],
    navbar: {
      title: product.name,
      hideOnScroll: false,
      items: [
        ...navigation.map((item) => ({ type: 'custom-tree-link', position: 'left' as const, ...item })),
        { type: 'search', position: 'right' },
        { type: 'custom-tree-dropdown', position: 'right' },
        {
          type: 'custom-source',
          href: repository.url,
          position: 'right',
          'aria-label': 'Source code of this documentation',
        },
      ],
    },
  };
}
