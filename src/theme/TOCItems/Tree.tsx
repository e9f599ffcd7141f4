import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { isIdentifier } from '@site/common/is-identifier';
import { breakableHtml } from '@site/html/breakable';

/** The entries of a table of contents. Unlike the theme's, long identifiers break where readers would break them. */
function Tree({ toc, className, linkClassName, isChild = false }: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            translate={isIdentifier(value) ? 'no' : undefined}
            dangerouslySetInnerHTML={{ __html: breakableHtml(value.replaceAll('<code>', '<code translate="no">')) }}
          />
          <Tree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export default memo(Tree);
