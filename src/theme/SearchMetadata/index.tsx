import type { ReactNode } from 'react';

/** The theme's tags for a hosted search service, on every page: this site's search reads the pages when it is built. */
export default function SearchMetadata(): ReactNode {
  return null;
}
