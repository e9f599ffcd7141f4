import type { ComponentProps, ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import { PageBoundary } from '@site/src/components/PageBoundary';

export default function StaticDocItem(props: ComponentProps<typeof DocItem>): ReactNode {
  return (
    <PageBoundary image={props.content.frontMatter.image}>
      <DocItem {...props} />
    </PageBoundary>
  );
}
