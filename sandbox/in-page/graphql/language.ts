import {
  getVariableValues,
  type GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  getAutocompleteSuggestions,
  getDiagnostics,
  getHoverInformation,
  Position,
  type Diagnostic,
} from 'graphql-language-service';
import type { Description, Fault, Suggestion } from './graphql-protocol.ts';
import { lineAndColumn, offsetOf, wordAt } from './places.ts';

/** How many things to write, and how many faults, are told at once. */
const most = { suggestions: 300, faults: 50 } as const;

const positionOf = (text: string, at: number): Position => {
  const { line, column } = lineAndColumn(text, at);
  return new Position(line - 1, column - 1);
};

/** What could be written at a place of a query. */
export function suggestions(schema: GraphQLSchema, text: string, at: number): Suggestion[] {
  const typed = text.slice(wordAt(text, at).from, at).toLowerCase();
  return getAutocompleteSuggestions(schema, text, positionOf(text, at))
    .filter(
      ({ label }) => label.toLowerCase().includes(typed) && !label.startsWith('__s') && !label.startsWith('__type('),
    )
    .slice(0, most.suggestions)
    .map(({ label, rawInsert, detail, type, documentation, isDeprecated, deprecationReason }) => ({
      label,
      insert: label.startsWith('$') ? label : (rawInsert ?? label),
      detail: type ? String(type) : (detail ?? ''),
      description: [documentation ?? '', deprecationReason ? `Deprecated. ${deprecationReason}` : '']
        .filter((part) => part !== '')
        .join('\n\n'),
      isDeprecated: isDeprecated ?? false,
    }));
}

/** What the schema says of the word at a place; undefined where it says nothing. */
export function describeAt(schema: GraphQLSchema, text: string, at: number): Description | undefined {
  const word = wordAt(text, at);
  if (word.from === word.to) return undefined;
  // The first character of a word is in it for certain; at its end the next word begins.
  const found = getHoverInformation(
    schema,
    text,
    positionOf(text, text[word.from] === '$' ? word.from + 1 : word.from),
  );
  const [title = '', ...rest] = String(found).split('\n\n');
  return title === '' ? undefined : { title: title.trim(), text: rest.join('\n\n').trim(), ...word };
}

/** A query as a document, or undefined where it is none. */
export function read(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens: 50_000 });
  } catch {
    return undefined;
  }
}

/** Of several operations the one that a place is in, else the one before it, else the first. */
export function operationAt(document: DocumentNode, at: number): OperationDefinitionNode | undefined {
  const all = document.definitions.filter(
    (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
  );
  return all.findLast(({ loc }) => (loc?.start ?? 0) <= at) ?? all[0];
}

/** A diagnostic's message: the library's type allows marked text, which it does not make. */
const textOf = (message: Diagnostic['message']): string => (typeof message === 'string' ? message : message.value);

/** What is wrong with a query; nothing for an empty one. */
export function queryFaults(schema: GraphQLSchema, text: string): Fault[] {
  if (text.trim() === '') return [];
  const seen = new Set<string>();
  return getDiagnostics(text, schema)
    .map(({ range: { start, end }, message, severity }): Fault => {
      const from = offsetOf(text, start.line, start.character);
      const word = wordAt(text, from);
      const to = word.from === from && word.to > from ? word.to : offsetOf(text, end.line, end.character);
      return {
        where: 'query',
        isWarning: severity !== 1,
        message: textOf(message).replace(/^Syntax Error: /, 'Syntax: '),
        from,
        to: Math.max(from, to),
        ...lineAndColumn(text, from),
      };
    })
    .filter(({ message, from }) => {
      const key = `${from} ${message}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.from - b.from)
    .slice(0, most.faults);
}

const fault = (text: string, message: string, from: number, to = from): Fault => ({
  where: 'variables',
  isWarning: false,
  message,
  from,
  to,
  ...lineAndColumn(text, from),
});

/** Where a member of an object stands in the text of it. */
function nameIn(text: string, name: string): { readonly from: number; readonly to: number } {
  const quoted = JSON.stringify(name);
  const from = text.indexOf(quoted);
  return from < 0 ? { from: 0, to: 0 } : { from, to: from + quoted.length };
}

/** What is wrong with the variables of an operation. */
export function variableFaults(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | undefined,
  text: string,
): Fault[] {
  let values: unknown = {};
  try {
    if (text.trim() !== '') values = JSON.parse(text);
  } catch (error) {
    return [jsonFault(text, (error as Error).message)];
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return [fault(text, 'Variables are an object: { "name": value }.', 0, text.length)];
  if (operation === undefined) return [];
  const given = values as Record<string, unknown>;
  const declared = operation.variableDefinitions ?? [];
  const unknown = Object.keys(given)
    .filter((name) => !declared.some(({ variable }) => variable.name.value === name))
    .map((name): Fault => {
      const { from, to } = nameIn(text, name);
      return {
        ...fault(text, `The operation has no variable $${name}: the value is not used.`, from, to),
        isWarning: true,
      };
    });
  const wrong = declared.flatMap((definition) => {
    const name = definition.variable.name.value;
    const { from, to } = nameIn(text, name);
    return messagesOf(schema, definition, given).map((message) => fault(text, message, from, to));
  });
  return [...wrong, ...unknown].slice(0, most.faults);
}

/** What is wrong with the value of one variable, as GraphQL says it. */
function messagesOf(
  schema: GraphQLSchema,
  definition: NonNullable<OperationDefinitionNode['variableDefinitions']>[number],
  given: Readonly<Record<string, unknown>>,
): string[] {
  const { errors } = getVariableValues(schema, [definition], given, { maxErrors: 10 });
  return (errors ?? []).map(({ message }: GraphQLError) => message);
}

/** Why a text is no JSON, and where: every browser says it in words of its own, most with a place. */
function jsonFault(text: string, message: string): Fault {
  const position = /position (\d+)/.exec(message)?.[1];
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const from =
    position !== undefined
      ? Number(position)
      : line !== undefined
        ? offsetOf(text, Number(line) - 1, Number(column) - 1)
        : text.length;
  return fault(
    text,
    'This is no JSON: names and texts stand in double quotes, and nothing follows the last value.',
    from,
    from,
  );
}
