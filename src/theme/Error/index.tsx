import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext.js';

const context = { plugin: { name: 'error-screen', id: 'default' } };

/** The screen of last resort: inside the site's frame, or without it when the frame itself is what fails. */
export default function ErrorScreen({ error, tryAgain }: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={context}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
