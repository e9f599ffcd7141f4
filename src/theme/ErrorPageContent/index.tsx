import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/ErrorPageContent';
import Head from '@docusaurus/Head';
import { CrashReport } from '@site/src/components/CrashReport';

/** Replaces a page that threw while it was drawn. */
export default function ErrorPageContent({ error, tryAgain }: ComponentProps<typeof Original>): ReactNode {
  return (
    <main className="home narrow">
      <Head>
        <title>Page Error</title>
      </Head>
      <CrashReport title="h1" error={error} tryAgain={tryAgain} />
    </main>
  );
}
