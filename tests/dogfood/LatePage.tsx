import type { ReactNode } from 'react';

export default function LatePage(): ReactNode {
  return <p id="late">Here at last.</p>;
}
