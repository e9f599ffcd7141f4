import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageMenu } from '@site/src/components/PageMenu';

/** Above the title: where the page stands, and what can be done with it. */
export default function PageTop(): ReactNode {
  return (
    <div className="page-top">
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
