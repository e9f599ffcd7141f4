import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { constants } from '@site/product';
import { bannerScript } from './script';

/** On the front page only, and only when product.ts enables it: says so when the site's files do not load. */
export function BaseUrlBanner(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  if (ExecutionEnvironment.canUseDOM) return null;
  const script = bannerScript({ isEnabled: constants.baseUrlBanner, pathname, baseUrl: siteConfig.baseUrl });
  if (script === undefined) return null;
  return (
    <Head>
      <script>{script}</script>
    </Head>
  );
}
