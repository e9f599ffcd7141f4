import { hitTypes } from '@site/search/format/types';
import type { Hit } from '@site/search/worker/messages';

/** Keeps the title of what is neither page nor section, in a reference, from being translated: it is a name in code. */
export const translateOf = ({ document: { type, url } }: Pick<Hit, 'document'>): 'no' | undefined =>
  type === hitTypes.content && /\/(?:api|reference)\//.test(url) ? 'no' : undefined;
