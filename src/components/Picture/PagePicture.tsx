import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../protocol-math/calculators/picture.ts';
import { Picture } from './index.tsx';

/** `<Picture of="…" />` in a page's text: content/tags has worked its numbers out. */
export function PagePicture({ data }: { readonly data: string }): ReactNode {
  return <Picture picture={JSON.parse(data) as PictureData} />;
}
