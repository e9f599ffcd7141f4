import { GraphQLError, type GraphQLResolveInfo } from 'graphql';

/** What one answer may cost: a field counts 1, a question to the network behind it as many as it is worth. */
export const mostWork = 60_000;
export const workOfCall = 20;

/**
 * Counts what answers cost while they are made, because how many entries a list has is known only then. One operation has one
 * count, and each message of a subscription has its own.
 */
export class WorkLimit {
  readonly #done = new WeakMap<object, number>();

  /** @throws GraphQLError once an answer costs too much */
  add({ operation, rootValue }: Pick<GraphQLResolveInfo, 'operation' | 'rootValue'>, work: number): void {
    const answer = typeof rootValue === 'object' && rootValue !== null ? rootValue : operation;
    const done = (this.#done.get(answer) ?? 0) + work;
    this.#done.set(answer, done);
    if (done > mostWork) throw new TooMuchWork();
  }
}

/** An answer that was given up. */
export class TooMuchWork extends GraphQLError {
  constructor() {
    super(
      'This sandbox has given the query up: its answer would be too large. Ask for smaller pages, or nest fewer lists.',
    );
  }
}
