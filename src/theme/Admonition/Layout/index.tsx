import type { ReactNode } from 'react';
import type { Props } from '@theme/Admonition/Layout';
import Layout from '@theme-original/Admonition/Layout';

/** The sign of an admonition says what the word beside it says: a screen reader would call it “image”. */
export default function AdmonitionLayout({ icon, ...props }: Props): ReactNode {
  return <Layout {...props} icon={<span aria-hidden="true">{icon}</span>} />;
}
