import type { Change } from './compare-surfaces.ts';
import type { ElementKind } from './surface.ts';

/** An API or a kind of programs that a reader may depend on, one without the others. */
export interface Family {
  /** For addresses: `grpc`. */
  readonly id: string;
  readonly title: string;
  /** Changes of which kind of elements break callers, in a sentence. */
  readonly breaks: string;
  readonly kinds: readonly ElementKind[];
}

export const families: readonly Family[] = [
  {
    id: 'rest',
    title: 'REST API',
    breaks:
      'An operation breaks its callers when it is gone, or when its method, its path, its body or the type of its request or answer is another one.',
    kinds: ['REST operation'],
  },
  {
    id: 'grpc',
    title: 'gRPC API and messages',
    breaks:
      'What breaks a program: a name that is gone; another number, type, name in JSON or place in a oneof; a list in place of one value, or the reverse; a field that must be set now and did not have to be. New values of enums do not count, but come in answers: a program has to bear values that it does not know.',
    kinds: ['service', 'rpc', 'message', 'field', 'enum', 'enum value'],
  },
  {
    id: 'graphql',
    title: 'GraphQL API',
    breaks:
      'What breaks a query: a name that is gone; an answer of another type, or one that may be null now; an argument or input field of another type, or one that must be given now. New values of enums and new types of unions do not count, but come in answers: a program has to bear what it does not know.',
    kinds: [
      'GraphQL type',
      'GraphQL interface of a type',
      'GraphQL field',
      'GraphQL argument',
      'GraphQL input field',
      'GraphQL value',
      'GraphQL union member',
    ],
  },
  {
    id: 'transactions',
    title: 'Transaction commands',
    breaks:
      'A command breaks its senders when it is gone, carries another message, has another name in JSON, or when other keys may send it.',
    kinds: ['transaction command'],
  },
  {
    id: 'wallet',
    title: 'Wallet API',
    breaks:
      'What breaks an application: a method or parameter that is gone, a parameter of another type, a parameter that must be given now.',
    kinds: ['wallet method', 'wallet parameter'],
  },
  {
    id: 'parameters',
    title: 'Network parameters',
    breaks:
      'What breaks a program or a proposal: a parameter that is gone, is of another type, or cannot be changed by governance any more.',
    kinds: ['network parameter'],
  },
  {
    id: 'programs',
    title: 'Command lines',
    breaks:
      'What breaks a script: a command or flag that is gone, a flag of another type, without its short form or with fewer choices, a flag that must be given now.',
    kinds: ['command', 'flag'],
  },
  {
    id: 'configuration',
    title: 'Configuration files',
    breaks:
      'What can stop a node, or leave a setting without effect: a key that is gone, is of another type or has fewer choices, or whose flag is another one.',
    kinds: ['configuration key'],
  },
  {
    id: 'contracts',
    title: 'Contracts',
    breaks:
      'What breaks a caller: a function or event that is gone or has another signature, a function that returns something else, changes state where it only read, or may be called by others only.',
    kinds: ['contract', 'contract function', 'contract event'],
  },
];

/** The API or programs that a kind of elements belongs to. */
export function familyOf(kind: ElementKind): Family {
  const found = families.find(({ kinds }) => kinds.includes(kind));
  if (found === undefined) throw new Error(`No family of changes holds ${kind}: name it in families.ts.`);
  return found;
}

/**
 * Changes of one family. What can break a program comes first; then they stand by kind, services before messages say, and apart from
 * that they keep their order.
 */
export function changesOf({ kinds }: Family, changes: readonly Change[]): Change[] {
  return changes
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => Number(b.breaking) - Number(a.breaking) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
