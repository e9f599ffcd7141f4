import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { trees } from '@site/product';
import { SearchPage } from '@site/src/components/Search/SearchPage';

/** All results of a search. Its address says what is searched, so the page is empty until a browser reads it. */
export default function SearchRoute(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Search" description="Search the documentation of the Vega network.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg fills-window">
        <h1>Search</h1>
        <p>
          Finds titles, headings, texts and names out of code, on the pages of one network. Part of a name is enough,
          and a typing error is forgiven.
        </p>
        <noscript>
          <p>Search needs JavaScript. Without it, start from the pages of a network:</p>
          <ul>
            {Object.values(trees).map(({ label, path }) => (
              <li key={path}>
                <a href={`/${path}`}>{label}</a>, <a href={`/${path}/tags`}>by subject</a>
              </li>
            ))}
          </ul>
        </noscript>
        {isBrowser && <SearchPage />}
      </main>
    </Layout>
  );
}
