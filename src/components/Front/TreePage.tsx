import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { trees, type TreeName } from '@site/product';
import type { TreeFacts } from '@site/common/front-facts';
import { breakPlaces } from '@site/html/breakable';
import { BreakableText } from '../BreakableText';
import { ScrollTable } from '../ScrollTable';
import { SectionIcon } from '../SectionIcon';
import type { IconName } from '../SectionIcon/icons';

const other = { mainnet: 'testnet', testnet: 'mainnet' } as const;

const texts: Readonly<Record<TreeName, { title: string; lead: string; care: string }>> = {
  mainnet: {
    title: 'Vega mainnet',
    lead: 'The network that holds real assets, as its release runs it. Addresses and values in this tree are those of mainnet: a dated snapshot, which names where to read the live value.',
    care: 'Assets here are real. Rehearse on testnet first.',
  },
  testnet: {
    title: 'Vega testnet: Fairground',
    lead: 'The same protocol with assets that are worth nothing: the place to try things. Addresses and values in this tree are those of Fairground, the public testnet.',
    care: 'The network may be reset, and parameters differ from mainnet: votes can be shorter, and a proposal takes fewer tokens.',
  },
};

const sections: readonly { icon: IconName; label: string; route: string; text: string }[] = [
  {
    icon: 'concepts',
    label: 'Concepts',
    route: '/concepts/new-to-vega',
    text: 'How the protocol works, mechanism by mechanism.',
  },
  { icon: 'api', label: 'APIs', route: '/api/overview', text: 'REST, gRPC, GraphQL, WebSocket, wallet and contracts.' },
  {
    icon: 'tutorials',
    label: 'Tutorials',
    route: '/tutorials',
    text: 'One task each, from nothing to a result that you can see.',
  },
  { icon: 'tools', label: 'Apps', route: '/tools', text: 'Wallets, the console and the browser extension.' },
  {
    icon: 'node-operators',
    label: 'Node operators',
    route: '/node-operators',
    text: 'Set up, upgrade, recover: runbooks and references.',
  },
  { icon: 'releases', label: 'Releases', route: '/releases/overview', text: 'What each release brought, and to whom.' },
  {
    icon: 'calculators',
    label: 'Calculators',
    route: '/calculators',
    text: "Fees, margin, funding and votes with this network's values.",
  },
  {
    icon: 'quickstarts',
    label: 'Quickstarts',
    route: '/quickstarts',
    text: 'Five to ten minutes each, to something that you can see.',
  },
];

/** The first page of a tree: what is true of its network alone. `facts` are JSON from the build. */
export function TreePage({ facts }: { readonly facts: string }): ReactNode {
  const all = JSON.parse(facts) as TreeFacts;
  const { tree, endpoints, contracts, parameters } = all;
  const { title, lead, care } = texts[tree];
  const prefix = `/${tree}`;
  const rest = other[tree];
  return (
    <>
      <header className="hero-band hero-band--tree">
        <div className="frame hero">
          <div>
            <p className="eyebrow">Release v{trees[tree].release.version}</p>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <p className="hero-care">{care}</p>
            <p className="hero-actions">
              <Link className="button-main" to={`${prefix}/concepts/new-to-vega`}>
                New to Vega?
              </Link>
              <Link to={`${prefix}/api/public-endpoints`}>Public endpoints</Link>
              <Link to={`${prefix}/tags`}>Pages by tag</Link>
              <Link to={`/${rest}`}>The other network: {trees[rest].path}</Link>
            </p>
          </div>
          <dl className="identity">
            <div>
              <dt>Chain id</dt>
              <dd>
                <code>{all.chainId}</code>
                <button type="button" className="copy" data-copy={all.chainId}>
                  Copy
                </button>
              </dd>
            </div>
            <div>
              <dt>A data node, as of {endpoints.asOf}</dt>
              <dd>
                <code>{all.firstRest}</code>
                <button type="button" className="copy" data-copy={all.firstRest}>
                  Copy
                </button>
              </dd>
            </div>
            <div>
              <dt>Listed nodes</dt>
              <dd>
                <Link to={`${prefix}/api/public-endpoints`}>
                  {endpoints.rest} REST, {endpoints.grpc} gRPC, {endpoints.graphql} GraphQL
                </Link>
              </dd>
            </div>
            <div>
              <dt>Ethereum side</dt>
              <dd>
                {all.ethereumNetwork}, chain id {all.ethereumChainId}, believed after {all.confirmations} blocks
              </dd>
            </div>
            <div>
              <dt>Apps of this network</dt>
              <dd>
                {all.apps.map(({ name, href }) => (
                  <a key={name} href={href} rel="noopener noreferrer">
                    {name}
                  </a>
                ))}
              </dd>
            </div>
          </dl>
        </div>
      </header>
      <section className="frame" aria-labelledby="sections">
        <h2 id="sections">What this tree covers</h2>
        <ul className="landing-cards landing-cards--small">
          {sections.map(({ icon, label, route, text }) => (
            <li key={route} className="landing-card">
              <h3>
                <SectionIcon name={icon} />
                <Link to={`${prefix}${route}`}>{label}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="frame halves">
        <section aria-labelledby="values">
          <h2 id="values">Some of its values</h2>
          <p>
            {all.differing} of {all.compared} network parameters differ between the networks.{' '}
            <Link to={`${prefix}/differences`}>All differences</Link>,{' '}
            <Link to={`${prefix}/api/network-parameters`}>all parameters</Link>.
          </p>
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">{trees[tree].path}</th>
                <th scope="col">{trees[rest].path}</th>
              </tr>
            </thead>
            <tbody>
              {parameters.map(({ key, route, ...values }) => (
                <tr key={key}>
                  <td>
                    <Link to={`${prefix}${route}`}>
                      <code>
                        <BreakableText parts={breakPlaces(key)} />
                      </code>
                    </Link>
                  </td>
                  <td>{values[tree]}</td>
                  <td>{values[rest]}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </section>
        <section aria-labelledby="addresses">
          <h2 id="addresses">Its contracts on Ethereum</h2>
          <p>
            On {all.ethereumNetwork}. <Link to={`${prefix}/api/bridge`}>What they do</Link>,{' '}
            <Link to={`${prefix}/api/public-endpoints`}>where the addresses are from</Link>.
          </p>
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">Contract</th>
                <th scope="col">Address</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {contracts.map(({ name, address, href }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>
                    <a href={href} rel="noopener noreferrer">
                      <code>{address}</code>
                    </a>
                  </td>
                  <td>
                    <button
                      type="button"
                      className="copy"
                      data-copy={address}
                      aria-label={`Copy the address of ${name}`}
                    >
                      Copy
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </section>
      </div>
    </>
  );
}
