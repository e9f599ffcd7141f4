import type { ComponentProps, ReactNode } from 'react';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import { PageBoundary } from '@site/src/components/PageBoundary';

export default function StaticCategoryPage(props: ComponentProps<typeof DocCategoryGeneratedIndexPage>): ReactNode {
  return (
    <PageBoundary>
      <DocCategoryGeneratedIndexPage {...props} />
    </PageBoundary>
  );
}
