import type { ComponentProps, ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import { Calculator } from '@site/src/components/Calculator';
import { FrontPage } from '@site/src/components/Front/FrontPage';
import { TreePage } from '@site/src/components/Front/TreePage';
import { Lesson } from '@site/src/components/Lesson';
import { PagePicture } from '@site/src/components/Picture/PagePicture';
import { ProposalBuilder } from '@site/src/components/ProposalBuilder';
import { Reference } from '@site/src/components/Reference';
import { HeaderCell, ScrollTable } from '@site/src/components/ScrollTable';
import { TabItem, Tabs } from '@site/src/components/Tabs';

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading(props: ComponentProps<'h2'>): ReactNode {
    return <MDXHeading as={as} {...props} />;
  };

/**
 * What Markdown elements and the tags that stay components are rendered with. Code fences are absent on purpose: the build
 * highlights them (html/highlight) and the browser gets plain elements.
 */
const MDXComponents = {
  a: MDXA,
  img: MDXImg,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  table: ScrollTable,
  th: HeaderCell,
  admonition: Admonition,
  // The platform's own element: it folds without a script. (The framework renames it on the way.)
  details: 'details',
  Details: 'details',
  Tabs,
  TabItem,
  Reference,
  Calculator,
  Lesson,
  Picture: PagePicture,
  ProposalBuilder,
  FrontPage,
  TreePage,
};

export default MDXComponents;
