import type { ReactNode } from 'react';
import { TreeLanding } from '@site/src/components/TreeLanding';

export default function Testnet(): ReactNode {
  return <TreeLanding tree="testnet" />;
}
