import { describe, expect, it } from 'vitest';
import config from '../../docusaurus.config.ts';
import { constants, product, trees } from '../../product.ts';
import { themeConfig } from './theme-config.ts';

describe('constants of the specification’s section 9', () => {
  it('are what it says', () => {
    expect(constants).toMatchObject({
      search: { maxResults: 8, contextLength: 50, language: 'en' },
      mobileBreakpointPx: 996,
      progressBarDelayMs: 200,
      loaderDelayMs: 200,
      spinnerAnimationSeconds: [1.5, 3],
      errorBoxWidthPercent: 50,
      tocHeadingLevels: { min: 2, max: 3 },
    });
    expect(product.release).toBe('0.73.9');
    expect(product.copyright).toContain('2018–2024');
    expect([trees.mainnet.label, trees.testnet.label]).toEqual(['mainnet (v0.73)', 'testnet (v0.73)']);
  });
});

describe('configuration', () => {
  const theme = themeConfig(constants);

  it('serves an English site from the root, without trailing slashes', () => {
    expect([config.baseUrl, config.trailingSlash, config.i18n?.defaultLocale, config.i18n?.locales]).toEqual([
      '/',
      false,
      'en',
      ['en'],
    ]);
  });

  it('has a sidebar that stays, a navbar that stays, and light colours whatever the system prefers', () => {
    expect(theme.docs?.sidebar).toEqual({ hideable: false, autoCollapseCategories: false });
    expect(theme.docs?.versionPersistence).toBe('localStorage');
    expect(theme.navbar?.hideOnScroll).toBe(false);
    expect(theme.colorMode).toEqual({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false });
  });

  it('lists headings of the levels 2 and 3', () => {
    expect(theme.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });
});
