import { isIdentifier } from '../../common/is-identifier.ts';
import { attributes, html, trusted, type Html } from '../html.ts';
import { breakablePaths } from '../breakable.ts';
import { highlightToHtml } from './highlight.ts';
import { isShell, languageName } from './languages.ts';

export interface CodeOptions {
  /** What the code is: the name of a file, say. */
  readonly title?: string | undefined;
  /** Whether it is what a command prints: nobody wants to copy that into a terminal. */
  readonly isOutput?: boolean;
  /** Address of the file that the code is, or is a part of. */
  readonly file?: string | undefined;
  readonly isPart?: boolean;
  readonly copyAs?: CopyAs | undefined;
  /** Without colours: on pages with so much code that its elements would keep a slow phone busy. */
  readonly isPlain?: boolean;
}

/** A request that src/behaviour/copy-as can write as a program. */
export interface CopyAs {
  /** A JSON-RPC request of the wallet, a command that the wallet sends, a GraphQL operation. */
  readonly kind: 'wallet' | 'command' | 'graphql';
  /** Where it is sent. */
  readonly address: string;
  readonly needsOrigin?: boolean;
  readonly needsToken?: boolean;
}

const copyAsButton = ({ kind, address, needsOrigin = false, needsToken = false }: CopyAs): Html =>
  html`<button type="button" data-copy-as="${kind}" data-address="${address}"${attributes({ 'data-origin': needsOrigin, 'data-token': needsToken })}>Copy as curl</button>`;

/** Lines of this many characters fit a phone: shorter code needs no switch between wrapping and scrolling. */
const phoneLine = 42;

function bar(
  code: string,
  language: string,
  { title, isOutput = false, file, isPart = false, copyAs }: CodeOptions,
): Html {
  const name = isOutput ? 'Output' : language === 'text' && title !== undefined ? '' : languageName(language);
  const isLong = code.split('\n').some((line) => line.length > phoneLine);
  return html`
    <div class="code-bar">
    ${name !== '' && html`<span class="code-language">${name}</span>`}
    ${isLong && html`<button type="button" data-wrap="${isShell(language) ? 'shell' : 'code'}" aria-pressed="${String(isShell(language))}">Wrap</button>`}
    ${file !== undefined && isPart && html`<button type="button" data-copy-file="${file}">Copy whole program</button>`}
    ${file !== undefined && html`<a href="${file}" download>Download</a>`}
    ${copyAs !== undefined && copyAsButton(copyAs)}
    ${!isOutput && html`<button type="button" class="copy" data-copy="">Copy</button>`}
    </div>`;
}

/** The classes of a figure of code: what the style sheet and the reader's choice of wrapping go by. */
export function codeFigureClass(language: string, { isOutput = false }: CodeOptions = {}): string {
  return ['code', ...(isShell(language) ? ['shell'] : []), ...(isOutput ? ['output'] : [])].join(' ');
}

/**
 * What stands inside `<figure class="code">`: title, bar and highlighted code. src/behaviour makes the buttons work. The code
 * can be focused so that the keyboard can scroll it.
 */
export function codeFigureContent(code: string, language: string, options: CodeOptions = {}): Html {
  const highlighted = options.isPlain ? html`${code}` : highlightToHtml(code, language);
  // Read by exports, whose fences name their language.
  const named = attributes({ 'data-language': language !== 'text' && language });
  return html`
    ${options.title !== undefined && html`<figcaption${attributes({ translate: isIdentifier(options.title) && 'no' })}>${options.title}</figcaption>`}
    ${bar(code, language, options)}
    <pre tabindex="0" translate="no"${named}><code>${isShell(language) ? trusted(breakablePaths(highlighted.text), 'adds places to break to what is escaped') : highlighted}</code></pre>`;
}

/** A whole figure of code as static HTML. */
export function codeFigure(code: string, language: string, title?: string, more: CodeOptions = {}): Html {
  return html`<figure class="${codeFigureClass(language)}">${codeFigureContent(code, language, { title, ...more })}</figure>`;
}

/** A figure whose code a script fills in: `code` is the element that it writes to. */
export function emptyCodeFigure(title: string, language: string, codeElement: Html): Html {
  return html`<figure class="${codeFigureClass(language)}"><figcaption>${title}</figcaption>${bar('x'.repeat(phoneLine + 1), language, { title })}<pre tabindex="0" translate="no">${codeElement}</pre></figure>`;
}
