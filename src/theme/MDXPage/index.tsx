import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXPage';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { pageAttribute } from '@site/framework/instant-pages/runtime/page-attribute';

/** A Markdown page outside the trees. Like a document, its text is rendered by the build alone. */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { title, description, permalink } = Content.metadata;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <div {...{ [pageAttribute]: permalink }}>
          <article className="theme-doc-markdown markdown">
            <h1>{title}</h1>
            <MDXContent>
              <Content />
            </MDXContent>
          </article>
        </div>
      </main>
    </Layout>
  );
}
