import type { ReactNode } from 'react';
import { TreeLanding } from '@site/src/components/TreeLanding';

export default function Mainnet(): ReactNode {
  return <TreeLanding tree="mainnet" />;
}
