import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { PageMetadata } from '@docusaurus/theme-common';
import type Original from '@theme/DocCategoryGeneratedIndexPage';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import { PageBoundary } from '@site/src/components/PageBoundary';

interface Card {
  readonly href: string | undefined;
  readonly label: string;
  readonly description: string | undefined;
  /** Puts the sign of its kind before the name of an element of the reference. */
  readonly className?: string | undefined;
}

function CardLink({ href, label, description, className }: Card): ReactNode {
  return (
    <Link className={clsx('card landing-card', className)} to={href}>
      <h2 className="theme-doc-card-title">{label}</h2>
      {description !== undefined && <p className="theme-doc-card-description">{description}</p>}
    </Link>
  );
}

function PageCard({ item }: { readonly item: PropSidebarItemLink }): ReactNode {
  const page = useDocById(item.docId);
  return (
    <CardLink
      href={item.href}
      label={item.label}
      description={item.description ?? page?.description}
      className={item.className}
    />
  );
}

function CategoryCard({ item }: { readonly item: PropSidebarItemCategory }): ReactNode {
  return <CardLink href={findFirstSidebarItemLink(item)} label={item.label} description={item.description} />;
}

/** The page of a sidebar category: what it holds, each with its whole description. */
export default function CategoryPage({ categoryGeneratedIndex: page }: ComponentProps<typeof Original>): ReactNode {
  const { items } = useCurrentSidebarCategory();
  return (
    <PageBoundary>
      <PageMetadata title={page.title} {...(page.description === undefined ? {} : { description: page.description })} />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <header className="markdown">
        <h1>{page.title}</h1>
        {page.description !== undefined && <p>{page.description}</p>}
      </header>
      <section className="landing-cards">
        {items.map((item) => {
          if (item.type === 'link') return <PageCard key={item.href} item={item} />;
          if (item.type === 'category') return <CategoryCard key={item.label} item={item} />;
          return null;
        })}
      </section>
      <DocPaginator previous={page.navigation.previous} next={page.navigation.next} />
    </PageBoundary>
  );
}
