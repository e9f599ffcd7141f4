import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { OfflineTrees } from '@site/src/components/Offline/OfflineTrees';

/** Where readers save a tree in their browser or take it away as an archive. Nothing is saved unless they ask for it. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title="Read offline"
      description="Save the documentation of mainnet or testnet in this browser, or take it away as an archive."
    >
      <main className="home narrow">
        <h1>Read offline</h1>
        <p>
          Save a tree in this browser and its pages and search work without a network, at the same addresses. Every file
          is checked against the published list of digests, <a href="/build.json">build.json</a>. With a network you
          always see the newest pages.
        </p>
        <OfflineTrees />
      </main>
    </Layout>
  );
}
