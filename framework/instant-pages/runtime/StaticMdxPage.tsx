import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { StaticPage } from './StaticPage';

/** The browser's counterpart of src/theme/MDXPage: the same frame around the page as the build rendered it. */
export default function StaticMdxPage(): ReactNode {
  return (
    <Layout>
      <main>
        <StaticPage />
      </main>
    </Layout>
  );
}
