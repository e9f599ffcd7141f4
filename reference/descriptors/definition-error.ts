/** Where in the definitions something is wrong. `line` counts from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/**
 * A mistake in a definition. The message is one readable block: `file:line`, the reason, then what to do.
 */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';

  constructor(
    readonly place: Place,
    reason: string,
    remedy: string,
  ) {
    const where = place.line === undefined ? place.file : `${place.file}:${place.line}`;
    super(`${where}: ${reason}\n  ${remedy}`);
  }
}
