import { useEffect, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { rememberHistory } from '@site/src/client/history';

/** Lets the static parts of pages navigate by the router. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(() => rememberHistory(history), [history]);
  return children;
}
