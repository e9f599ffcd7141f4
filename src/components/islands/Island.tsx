import type { ComponentType, ReactNode } from 'react';

interface IslandProps<P extends object> {
  /** Name under which src/client/islands.ts finds the component in the browser. */
  readonly name: string;
  readonly component: ComponentType<P>;
  readonly props: P;
}

/**
 * Marks a component that stays interactive inside an otherwise static page. The build renders it; the browser loads its
 * code and hydrates only this element. Props travel in an attribute, so they must be JSON.
 */
export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
