import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { trees, type TreeName } from '@site/product';
import { Doors } from '@site/src/components/Home/Doors';

interface TreeText {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly string[];
}

const texts: Readonly<Record<TreeName, TreeText>> = {
  mainnet: {
    title: 'Mainnet documentation',
    lead: 'The archived description of the protocol as mainnet runs it. Endpoints, addresses and parameter values on these pages are those of mainnet.',
    facts: [
      'Assets on mainnet are real. Rehearse on testnet first.',
      'Parameter values are a dated snapshot: each names where the live value can be read.',
    ],
  },
  testnet: {
    title: 'Testnet documentation',
    lead: 'The current description of the protocol, with the endpoints, addresses and parameter values of Fairground, the public testnet.',
    facts: [
      'Assets on testnet have no value, and the network may be reset.',
      'Some parameters differ from mainnet: shorter votes, lower thresholds.',
    ],
  },
};

/** The first page of a tree: what it covers, and a way in for each kind of reader. */
export function TreeLanding({ tree }: { readonly tree: TreeName }): ReactNode {
  const { title, lead, facts } = texts[tree];
  const prefix = `/${trees[tree].path}`;
  return (
    <Layout title={title} description={lead}>
      <main className="home">
        <header className="hero-band">
          <p className="eyebrow">
            {trees[tree].label} · release v{trees[tree].release.version}
          </p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <ul className="hero-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="hero-actions">
            <Link className="button-main" to={`${prefix}/concepts/new-to-vega`}>
              New to Vega? Start here
            </Link>
            <Link to={`${prefix}/api/network-parameters`}>Network parameters</Link>
            <Link to={`${prefix}/calculators`}>Calculators</Link>
            <Link to={`${prefix}/differences`}>What differs between the networks</Link>
            <Link to={`${prefix}/tags`}>Pages by tag</Link>
            <Link to="/offline">Read offline</Link>
          </p>
        </header>
        <section className="home-section" aria-labelledby="ways-in">
          <h2 id="ways-in">Ways in</h2>
          <Doors tree={tree} />
        </section>
      </main>
    </Layout>
  );
}
