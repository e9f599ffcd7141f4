import type { Contract } from './types.ts';

/** What tells a contract's functions apart, in their order, and their anchors: overloads after the first carry their types. */
export const functionIds = ({ functions }: Pick<Contract, 'functions'>): string[] =>
  functions.map(({ name, kind, signature }, index) =>
    kind === 'receive'
      ? 'receive'
      : functions.findIndex((other) => other.name === name) === index
        ? name
        : signature.replaceAll(/[^\w]+/g, '-'),
  );
