import type { AnswerSource } from '../../answers/service.ts';
import type { Choice } from '../answers-and-choices.ts';

/** What the editor asks the worker. Places are counted in characters from the beginning of the text, from 0. */
export type GraphqlQuestion =
  /** Once, before the others: where the schema is, and what belongs to it. */
  | { readonly kind: 'open'; readonly schema: string; readonly more: string }
  /** What could be written at a place. */
  | { readonly kind: 'complete'; readonly text: string; readonly at: number }
  /** What is wrong with a query and its variables. */
  | { readonly kind: 'check'; readonly text: string; readonly variables: string; readonly at: number }
  /** What the schema says of what stands at a place. */
  | { readonly kind: 'describe'; readonly text: string; readonly at: number }
  /** Runs the operation that a place is in. A subscription is answered with its messages until it is stopped. */
  | { readonly kind: 'send'; readonly text: string; readonly variables: string; readonly at: number };

/** What the worker answers: to each question the reply of its kind. */
export type GraphqlReply =
  | { readonly kind: 'open'; readonly examples: readonly GraphqlExample[]; readonly address: string }
  | { readonly kind: 'complete'; readonly options: readonly Suggestion[] }
  | {
      readonly kind: 'check';
      readonly faults: readonly Fault[];
      readonly operation: NamedOperation | undefined;
      readonly variables: readonly VariableChoices[];
    }
  | { readonly kind: 'describe'; readonly description: Description | undefined }
  | { readonly kind: 'send'; readonly answer: GraphqlAnswer };

/** What this world has for a place among the variables of the operation that would be run. */
export interface VariableChoices {
  /** The variable's name, and the keys inside of it. */
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly choices: readonly Choice[];
}

/** The operation that would be run. */
export interface NamedOperation {
  readonly name: string | undefined;
  readonly isSubscription: boolean;
}

/** An operation of the reference with its variables. */
export interface GraphqlExample {
  /** As the reference names it: `Query.asset`. */
  readonly name: string;
  readonly text: string;
  /** JSON; empty where the operation has none. */
  readonly variables: string;
}

/** One thing that could be written. */
export interface Suggestion {
  readonly label: string;
  /** What is put in its place. */
  readonly insert: string;
  /** Its type, as the schema writes it. */
  readonly detail: string;
  /** What it is, in Markdown. */
  readonly description: string;
  readonly isDeprecated: boolean;
}

/** One thing that is wrong. */
export interface Fault {
  readonly where: 'query' | 'variables';
  /** Whether it stops the query: what is deprecated does not. */
  readonly isWarning: boolean;
  readonly message: string;
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** What the schema says of an element. */
export interface Description {
  /** As the schema writes it: `Query.asset(id: ID!): Asset`. */
  readonly title: string;
  /** In Markdown. */
  readonly text: string;
  /** The word that it is of. */
  readonly from: number;
  readonly to: number;
}

/** What a query is answered with. Messages of a subscription come by themselves. */
export interface GraphqlAnswer {
  /** Of HTTP; undefined for a subscription, which is asked for over a WebSocket. */
  readonly status: number | undefined;
  /** JSON; empty where messages follow. */
  readonly text: string;
  /** How long the network in the page took, in milliseconds. */
  readonly took: number;
  readonly source: AnswerSource;
  readonly streams: boolean;
}
