import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { aliases, grammars } from './languages.ts';
import { classTheme } from './class-theme.ts';

const highlighter: HighlighterCore = createHighlighterCoreSync({
  themes: [classTheme],
  langs: [...grammars],
  langAlias: { ...aliases },
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

const known = new Set([...highlighter.getLoadedLanguages(), ...Object.keys(aliases)]);

/** A run of characters that look alike; `type` is one of the classes of src/css/highlight.css, or undefined for plain text. */
export interface Token {
  readonly text: string;
  readonly type: string | undefined;
}

/**
 * The tokens of `code`, one list a line. Text in a language without a grammar comes back as plain tokens: a page with an
 * unusual fence is still a page.
 */
export function tokenize(code: string, language: string): Token[][] {
  if (!known.has(language)) return code.split('\n').map((text) => [{ text, type: undefined }]);
  // Without Shiki's limit of half a second a line: on a busy machine the rest of the line would come out without colours.
  const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: classTheme.name, tokenizeTimeLimit: 0 });
  return tokens.map((line) =>
    joinAlike(line.map(({ content, color }) => ({ text: content, type: classTheme.typeOf(color) }))),
  );
}

/** Neighbours of one type become one token: fewer elements on the page. */
function joinAlike(line: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of line) {
    const last = joined.at(-1);
    if (last !== undefined && (last.type === token.type || token.text.trim() === '')) {
      joined[joined.length - 1] = { text: last.text + token.text, type: last.type };
    } else {
      joined.push(token);
    }
  }
  return joined;
}
