import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

/** Shown where an operator of this site may not offer it. The operator's server sends readers here; see delivery/server/README.md. */
export default function Restricted(): ReactNode {
  return (
    <Layout title="Not available where you are" description="Why the documentation is not shown, and what you can do.">
      <main className="home narrow">
        <h1>Not available where you are</h1>
        <p>
          Whoever runs this copy of the documentation does not offer it in the place your connection comes from. That is
          a decision of this site’s operator, taken from your network address alone. Nothing about you has been stored.
        </p>
        <h2>What you can do</h2>
        <ul>
          <li>If you use a VPN or a company network, its exit may be elsewhere: try without it.</li>
          <li>If you think it is a mistake, tell the operator which network you use.</li>
          <li>The protocol’s source code and specifications are public and say everything that these pages explain.</li>
        </ul>
        <p>
          <Link to="/">Try the front page again</Link>
        </p>
      </main>
    </Layout>
  );
}
