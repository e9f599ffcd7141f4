import { parse } from 'graphql';
import type { SandboxRequest } from '../../../sandbox/requests.ts';

/** A request in the words of `expected`. */
export function asked({ protocol, operation, body }: SandboxRequest): string {
  if (protocol === 'graphql') return `{ ${rootFields(body).join(' ')} }`;
  if (protocol !== 'wallet') return operation;
  const transaction = (body as { params?: { transaction?: object } }).params?.transaction;
  return transaction ? `${operation} ${Object.keys(transaction).join(' ')}` : operation;
}

function rootFields(body: unknown): string[] {
  const { query = '{ none }' } = body as { query?: string };
  return parse(query).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.map((selection) => (selection.kind === 'Field' ? selection.name.value : '…'))
      : [],
  );
}

/** Requests without repetitions of the same thing in a row, such as the pages of a list. */
export function withoutRepetition(requests: readonly string[]): string[] {
  return requests.filter((request, index) => request !== requests[index - 1] || request.startsWith('client.'));
}
