import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { product } from '@site/product';
import type { Props } from '@theme/Logo';

/**
 * The sign and the name, leading home. The sign is part of the page, in both colour modes: as a picture it would be asked for
 * twice before the first paint, once for each mode. static/img/logo.svg is the same drawing.
 */
export default function Logo({ imageClassName, titleClassName, ...link }: Props): ReactNode {
  return (
    <Link to="/" {...link}>
      <svg className={imageClassName} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect className="logo-ground" width="32" height="32" rx="7" />
        <path fill="#c8f04b" d="M7 8h5.2l3.9 11.2L20 8h5l-6.8 17h-4.4zM25 21.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
      </svg>
      <b className={titleClassName}>{product.name}</b>
    </Link>
  );
}
