import type { StreamParser, StringStream } from '@codemirror/language';

/** Where the editor is in a query, between two tokens. */
interface State {
  /** Inside a text in three quotes, which goes over several lines. */
  inBlock: boolean;
  /** Brackets that are open. */
  depth: number;
}

const opening = /^[{([]/;
const closing = /^[})\]]/;
const keywords = /^(?:query|subscription|mutation|fragment|on|true|false|null)$/;

function block(stream: StringStream, state: State): string {
  while (!stream.eol()) {
    if (stream.match('\\"""')) continue;
    if (stream.match('"""')) {
      state.inBlock = false;
      break;
    }
    stream.next();
  }
  return 'string';
}

/** The tokens of GraphQL, for colours and indentation: what a query means is the worker's to say. */
export const graphqlTokens: StreamParser<State> = {
  name: 'graphql',
  startState: () => ({ inBlock: false, depth: 0 }),
  token(stream, state) {
    if (state.inBlock) return block(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match('#')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match('"""')) {
      state.inBlock = true;
      return block(stream, state);
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^-?\d[\d.eE+-]*/)) return 'number';
    if (stream.match(/^\$\w*/)) return 'variableName';
    if (stream.match(/^@\w*/)) return 'meta';
    const name = (stream.match(/^[A-Za-z_]\w*/) as RegExpMatchArray | null)?.[0];
    if (name !== undefined) {
      if (keywords.test(name)) return 'keyword';
      if (/^\s*:/.test(stream.string.slice(stream.pos))) return 'attributeName';
      return /^[A-Z]/.test(name) ? 'typeName' : 'propertyName';
    }
    if (stream.match(opening)) state.depth += 1;
    else if (stream.match(closing)) state.depth = Math.max(0, state.depth - 1);
    else stream.next();
    return 'punctuation';
  },
  indent: ({ depth }, after, { unit }) => Math.max(0, depth - (closing.test(after) ? 1 : 0)) * unit,
  languageData: {
    commentTokens: { line: '#' },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
    indentOnInput: /^\s*[})\]]$/,
  },
};
