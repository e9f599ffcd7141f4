import { typedAsIs } from '../../common/typed-as-is.ts';
import { attributes, type Attributes } from '../../html/html.ts';

/** Attributes of a field whose text is typed as it stands. */
export const typedAsIsAttributes: Attributes = attributes(
  Object.fromEntries(Object.entries(typedAsIs).map(([name, value]) => [name.toLowerCase(), value])),
);
