import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXPage';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { pageAttribute } from '@site/framework/instant-pages/runtime/page-markup';

/**
 * A Markdown page outside the trees' documents. Like a document, its text is rendered by the build alone. With `wrapperClassName` the
 * page has that class and brings its own title and frame.
 */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { title, description, permalink, frontMatter, unlisted } = Content.metadata;
  const { wrapperClassName } = frontMatter;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      {unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main>
        <div {...{ [pageAttribute]: permalink }}>
          {wrapperClassName === undefined ? (
            <article className="container margin-vert--lg theme-doc-markdown markdown">
              <h1>{title}</h1>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          ) : (
            <div className={wrapperClassName}>
              <MDXContent>
                <Content />
              </MDXContent>
            </div>
          )}
        </div>
      </main>
    </Layout>
  );
}
