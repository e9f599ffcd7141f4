import { buildASTSchema, parse, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import type { GraphqlFile } from '../../../reference/downloads/graphql-file.ts';
import type { AnswerSource } from '../../answers/service.ts';
import type { WorldContext } from '../../context.ts';
import { checkQuery } from '../../graphql/check-query.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { graphqlEngine, readBody, refusal, type GraphqlEngine } from '../../graphql/engine.ts';
import type { World } from '../../world/world.ts';
import { choicesOf } from '../choices.ts';
import { TooMuch } from '../network.ts';
import { limits } from '../steps.ts';
import type {
  GraphqlAnswer,
  GraphqlExample,
  GraphqlQuestion,
  GraphqlReply,
  VariableChoices,
} from './graphql-protocol.ts';
import { describeAt, operationAt, queryFaults, read, suggestions, variableFaults } from './language.ts';
import { variablePlaces } from './variable-places.ts';

/** What the editor's GraphQL is made of, as the build writes it: the published schema, and what belongs to it. */
export interface GraphqlSources {
  readonly schema: string;
  readonly more: GraphqlFile;
}

/** A reply that may go on. */
export interface Replied {
  readonly reply: GraphqlReply;
  /** Ends a subscription; nothing for other replies. */
  stop(): void;
}

const done = (reply: GraphqlReply): Replied => ({ reply, stop: () => undefined });

/** GraphQL of a network in a page: what it answers, and what an editor asks of its schema. */
export class PageGraphql {
  readonly #engine: GraphqlEngine;
  readonly #world: World;
  readonly #examples: readonly GraphqlExample[];
  readonly #address: string;
  /** Where the values of the answer in the making are from. */
  #sources = new Set<AnswerSource>();

  constructor({ definitions, service, ...context }: WorldContext, { schema, more }: GraphqlSources) {
    this.#world = context.world;
    const document = parse(schema, { noLocation: true });
    const made: GraphqlContext = {
      ...context,
      definitions: {
        ...definitions,
        graphql: {
          // The build has checked it.
          schema: buildASTSchema(document, { assumeValid: true, assumeValidSDL: true }),
          twins: new Map(Object.entries(more.twins)),
        },
      },
      service: {
        ...service,
        answer: (rpc, request) => {
          this.#sources.add(service.sourceOf(rpc));
          return service.answer(rpc, request);
        },
        observe: (rpc, request, send) => {
          this.#sources.add(service.sourceOf(rpc));
          return service.observe(rpc, request, send);
        },
      },
    };
    this.#engine = graphqlEngine(made, () => this.#sources.add('partly example'));
    this.#address = more.address;
    this.#examples = more.examples.map(({ name, text, variables }) => ({
      name,
      text: text.trimEnd(),
      variables: Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2),
    }));
  }

  /**
   * Answers the editor.
   *
   * @param onMessage gets each message of a subscription, a JSON document, until it is stopped
   * @throws TooMuch for a query that is longer than a request may be
   */
  async reply(question: GraphqlQuestion, onMessage: (text: string) => void): Promise<Replied> {
    if (question.kind === 'open') return done({ kind: 'open', examples: this.#examples, address: this.#address });
    const { schema } = this.#engine;
    const { text, at } = question;
    const length = text.length + ('variables' in question ? question.variables.length : 0);
    if (length > limits.body)
      throw new TooMuch(`A request in a page has at most ${limits.body} characters, and this one ${length}.`);
    switch (question.kind) {
      case 'complete':
        return done({ kind: 'complete', options: suggestions(schema, text, at) });
      case 'describe':
        return done({ kind: 'describe', description: describeAt(schema, text, at) });
      case 'check': {
        const document = read(text);
        const operation = document && operationAt(document, at);
        return done({
          kind: 'check',
          faults: [...queryFaults(schema, text), ...variableFaults(schema, operation, question.variables)],
          operation: operation && {
            name: operation.name?.value,
            isSubscription: operation.operation === 'subscription',
          },
          variables: operation === undefined ? [] : this.#choices(operation, question.variables),
        });
      }
      case 'send':
        return this.#send(text, question.variables, at, onMessage);
    }
  }

  /** What the world has for the variables of an operation; places are left out for which it has nothing. */
  #choices(operation: OperationDefinitionNode, variables: string): VariableChoices[] {
    return variablePlaces(operation, parsed(variables)).flatMap(({ path, isList, field, argument }) => {
      const asked = field.charAt(0).toUpperCase() + field.slice(1);
      // Who wrote the query names its variables by what they hold; `market(id:)` tells it by the field.
      const names = path.length === 1 ? [argument, ...path, argument === 'id' ? field : argument] : [argument];
      const found = names
        .flatMap((name) => [name, idName(name)])
        .map((name) => choicesOf(this.#world, asked, name))
        .find((choices) => choices.length > 0);
      return found === undefined ? [] : [{ path, isList, choices: found }];
    });
  }

  async #send(text: string, variables: string, at: number, onMessage: (text: string) => void): Promise<Replied> {
    this.#sources = new Set();
    const began = performance.now();
    const document = read(text);
    const operation = document && operationAt(document, at);
    const asked = bodyOf(text, operation, variables);
    const answer = (status: number | undefined, value: unknown, streams = false): GraphqlAnswer => ({
      status,
      text: streams ? '' : JSON.stringify(value, null, 2),
      took: performance.now() - began,
      source: this.#source(),
      streams,
    });
    if (asked instanceof Error) {
      const { status, body: said } = refusal(400, asked);
      return done({ kind: 'send', answer: answer(status, said) });
    }
    if (operation?.operation === 'subscription') return this.#subscribe(asked, onMessage, answer);
    const { status, body: said } = await this.#engine.answer(asked, 'POST');
    return done({ kind: 'send', answer: answer(status, said) });
  }

  async #subscribe(
    asked: object,
    onMessage: (text: string) => void,
    answer: (status: undefined, value: unknown, streams?: boolean) => GraphqlAnswer,
  ): Promise<Replied> {
    const checked = checkQuery(this.#engine.schema, asked, 'WebSocket');
    if ('error' in checked) return done({ kind: 'send', answer: answer(undefined, { errors: [checked.error] }) });
    const opened = await this.#engine.subscribe({ schema: this.#engine.schema, ...checked });
    if (!isStream(opened)) return done({ kind: 'send', answer: answer(undefined, opened) });
    let stopped = false;
    const follow = async (): Promise<void> => {
      for await (const message of opened) {
        if (stopped) return;
        onMessage(JSON.stringify(message));
      }
    };
    void follow().catch((error: unknown) => onMessage(JSON.stringify({ errors: [{ message: String(error) }] })));
    return {
      reply: { kind: 'send', answer: answer(undefined, undefined, true) },
      stop: () => {
        stopped = true;
        void opened.return();
      },
    };
  }

  /** Where the answer's values are from. */
  #source(): AnswerSource {
    const [only, ...others] = this.#sources;
    return others.length === 0 ? (only ?? 'world') : 'partly example';
  }
}

/** What a program would send: a body is no JSON where its variables are none. */
function bodyOf(
  query: string,
  operation: OperationDefinitionNode | undefined,
  variables: string,
): ReturnType<typeof readBody> {
  const body = { query, operationName: operation?.name?.value };
  try {
    const values = variables.trim() === '' ? undefined : (JSON.parse(variables) as unknown);
    return readBody(JSON.stringify({ ...body, variables: values }));
  } catch {
    return readBody(variables);
  }
}

/** Variables as they are written; undefined while they are no JSON. */
function parsed(variables: string): unknown {
  try {
    return JSON.parse(variables) as unknown;
  } catch {
    return undefined;
  }
}

/** The name that REST has for an id: `orderId` for `orderByID(id:)`. */
const idName = (field: string): string => `${field.replace(/ByID$/, '')}Id`;

const isStream = (
  opened: AsyncGenerator<ExecutionResult, void, void> | ExecutionResult,
): opened is AsyncGenerator<ExecutionResult, void, void> => Symbol.asyncIterator in opened;
