import { useState, type ComponentType, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import routes from '@generated/routes';

function Thrower(): ReactNode {
  // Until the test mends it: drawing it anew then succeeds.
  if ((window as { mended?: boolean }).mended === true) return <p>Mended.</p>;
  throw new Error('thrown on purpose', { cause: new Error('and why') });
}

/** The lazily loaded component of a route, as the framework's page loader makes it. */
function pageAt(path: string): ComponentType {
  const route = routes.find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`no route ${path}`);
  return route.component as ComponentType;
}

const Late = pageAt('/dogfood/late');
const NoDefault = pageAt('/dogfood/no-default');

export default function DogfoodPage(): ReactNode {
  const [shown, setShown] = useState<'nothing' | 'late' | 'no-default' | 'crash'>('nothing');
  return (
    <Layout title="Dogfood">
      <main>
        <button type="button" onClick={() => setShown('late')}>
          late
        </button>
        <button type="button" onClick={() => setShown('no-default')}>
          no default
        </button>
        <button type="button" onClick={() => setShown('crash')}>
          crash
        </button>
        {shown === 'late' && <Late />}
        {shown === 'no-default' && <NoDefault />}
        {shown === 'crash' && <Thrower />}
      </main>
    </Layout>
  );
}
