import type { OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { mostWork, TooMuchWork, WorkLimit } from './work-limit.ts';

const operation = {} as OperationDefinitionNode;

it('the work of an answer may be as much as the limit, and no more', () => {
  const limit = new WorkLimit();
  const info = { operation, rootValue: undefined };
  limit.add(info, mostWork - 1);
  expect(() => limit.add(info, 1)).not.toThrow();
  expect(() => limit.add(info, 1)).toThrow(TooMuchWork);
});

it('each answer has its own count: that of an operation, or that of a message of a subscription', () => {
  const limit = new WorkLimit();
  for (const info of [
    { operation, rootValue: undefined },
    { operation, rootValue: null },
    { operation: {} as OperationDefinitionNode, rootValue: 'text' },
    { operation, rootValue: { message: 1 } },
    { operation, rootValue: { message: 2 } },
  ])
    limit.add(info, mostWork / 2);
  // The first two are of one operation.
  expect(() => limit.add({ operation, rootValue: undefined }, 1)).toThrow('nest fewer lists');
});
