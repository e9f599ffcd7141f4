import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { product, trees, type TreeName } from '@site/product';
import { Doors } from '@site/src/components/Home/Doors';
import { useTree } from '@site/src/tree/useTree';

const purposes: Readonly<Record<TreeName, string>> = {
  mainnet: 'The network that holds real assets. Start here to read, integrate or trade.',
  testnet: 'Fairground: the same protocol with worthless assets. Start here to try things.',
};

/** The ways into the tree that the reader prefers. */
function PreferredDoors(): ReactNode {
  return <Doors tree={useTree()} />;
}

/** The site's front door: what this is, which tree to read, and a way in for each kind of reader. */
export default function Home(): ReactNode {
  const names = Object.keys(trees) as TreeName[];
  return (
    <Layout title="Documentation" description={product.description}>
      <main className="home">
        <header className="hero-band">
          <p className="eyebrow">Protocol release v{product.release}</p>
          <h1>Derivatives, decided by code. Read exactly how.</h1>
          <p className="lead">
            Vega is a decentralised network for trading derivatives: markets, margin, fees and votes all run on its own
            chain. This is its reference and its handbook.
          </p>
          <ul className="tree-choice">
            {names.map((name) => (
              <li key={name}>
                <Link to={`/${trees[name].path}`}>{trees[name].label}</Link>
                <span>{purposes[name]}</span>
              </li>
            ))}
          </ul>
        </header>
        <section className="home-section" aria-labelledby="ways-in">
          <h2 id="ways-in">What brings you here?</h2>
          <PreferredDoors />
        </section>
      </main>
    </Layout>
  );
}
