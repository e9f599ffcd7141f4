import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { defaultTree, footer } from '@site/product';
import type { FrontFacts } from '@site/common/front-facts';
import { MarketPanel } from './MarketPanel';
import { Tasks } from './Tasks';

const purposes: Readonly<Record<string, string>> = {
  mainnet: 'Real assets. Read, integrate and trade here.',
  testnet: 'Fairground: the same protocol, worthless assets. Try things here.',
};
/** Where those who run the network tell what is wrong with it. */
const status = footer.find(({ title }) => title === 'Status')?.items.slice(0, 2) ?? [];
const count = (value: number): string => value.toLocaleString('en-GB');
const tree = `/${defaultTree}`;

/** The site's front door. `facts` are JSON of what the build counted and computed; the children are the first request and its answer. */
export function FrontPage({ facts, children }: { readonly facts: string; readonly children?: ReactNode }): ReactNode {
  const { frames, figures, asOf, release, networks } = JSON.parse(facts) as FrontFacts;
  const counted = [
    { value: figures.operations, label: 'REST operations', route: '/api/rest/overview' },
    { value: figures.elements, label: 'elements, each with its address', route: '/api/grpc/overview' },
    { value: figures.samples, label: 'samples that tests run', route: '/tutorials' },
    {
      value: figures.statements,
      label: 'statements traced to the source',
      route: '/api/how-these-pages-are-checked',
    },
  ];
  return (
    <>
      <header className="hero-band">
        <div className="frame hero">
          <div>
            <p className="eyebrow">Protocol release v{release}</p>
            <h1>Derivatives, decided by code. Read exactly how.</h1>
            <p className="lead">
              Vega is a decentralised network for trading derivatives: markets, margin, fees and votes all run on its
              own chain. This is its reference and its handbook.
            </p>
            <p className="hero-actions">
              <Link className="button-main" to={`${tree}/concepts/new-to-vega`}>
                Start here
              </Link>
              <Link to={`${tree}/quickstarts`}>Quickstarts</Link>
              <Link to={`${tree}/api/overview`}>APIs</Link>
              <Link to={`${tree}/calculators`}>Calculators</Link>
            </p>
            <ul className="tree-choice">
              {networks.map(({ tree: name, label, chainId }) => (
                <li key={name} data-network={name}>
                  <Link to={`/${name}`}>{label}</Link>
                  <span>{purposes[name]}</span>
                  <code translate="no">{chainId}</code>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <MarketPanel frames={frames} />
            <p className="market-note">
              The book is made up; everything else follows from it by{' '}
              <Link to={`${tree}/api/downloads`}>the formulas</Link> of the release.{' '}
              <Link to={`${tree}/concepts/trading-on-vega/positions-margin`}>How margin works</Link>
            </p>
          </div>
        </div>
      </header>
      <ul className="frame figures">
        {counted.map(({ value, label, route }) => (
          <li key={label}>
            <Link to={`${tree}${route}`}>
              <strong>{count(value)}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
      <section className="frame request" aria-labelledby="first-request">
        <div>
          <h2 id="first-request">A first request</h2>
          <p>
            Reading takes no account and no key. This asks a public data node of mainnet which share of a trade goes to
            the party whose order was in the book. The address and the answer are of <time>{asOf}</time>.
          </p>
          <p className="landing-card-more">
            <Link to={`${tree}/api/public-endpoints`}>More addresses</Link>
            <Link to={`${tree}/api/rest/data-v2/trading-data-service-get-network-parameter`}>This operation</Link>
            <Link to={`${tree}/quickstarts/first-order`}>Then send an order</Link>
          </p>
        </div>
        <div>{children}</div>
      </section>
      <section className="frame" aria-labelledby="ways-in">
        <h2 id="ways-in">What brings you here?</h2>
        <Tasks tree={defaultTree} />
      </section>
      <section className="frame news" aria-labelledby="news">
        <h2 id="news">Is it current?</h2>
        <ul>
          <li>
            <Link to={`${tree}/releases/overview`}>Releases</Link> and what each brought, also as{' '}
            <a href="/releases.atom" {...{ 'data-noBrokenLinkCheck': '' }}>
              a feed
            </a>
          </li>
          <li>
            <Link to={`${tree}/differences`}>Mainnet and testnet compared</Link>, parameter by parameter
          </li>
          <li>
            <Link to={`${tree}/api/public-endpoints`}>State of the network</Link>: explorers, nodes and how to tell a
            good one
          </li>
          <li>
            {status.map(({ label, href }, at) => (
              <Fragment key={label}>
                {at > 0 && ' and '}
                <a href={href} rel="noopener noreferrer">
                  {label}
                </a>
              </Fragment>
            ))}
            , kept by the network’s authors
          </li>
          <li>
            <Link to={`${tree}/api/how-these-pages-are-checked`}>How these pages are checked</Link> against running
            programs
          </li>
          <li>
            <Link to="/offline">Read offline</Link>, or as one archive
          </li>
        </ul>
      </section>
    </>
  );
}
