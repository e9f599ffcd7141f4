import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

/** The table of contents above the text on narrow screens. A `<details>`: it opens without a script. */
export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return (
    <details className={`toc-mobile ${ThemeClassNames.docs.docTocMobile}`}>
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
