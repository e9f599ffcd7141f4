import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers, type Tooltip } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Description, Fault, Suggestion } from '../../../sandbox/in-page/graphql/graphql-protocol.ts';
import { element } from '../element.ts';
import { markdownOf } from './markdown.ts';
import { graphqlTokens } from './tokens.ts';

/** What the editor asks, and whom it tells what happens in it. Places are in characters from 0. */
export interface EditorHost {
  complete(text: string, at: number): Promise<readonly Suggestion[]>;
  describe(text: string, at: number): Promise<Description | undefined>;
  changed(): void;
  /** The caret is elsewhere. */
  moved(): void;
  send(): void;
}

/** A place to write a query in. */
export interface Editor {
  text: string;
  /** Where the caret is. */
  readonly at: number;
  focus(): void;
  /** Puts the caret somewhere, in view. */
  goTo(at: number): void;
  /** Underlines what is wrong. */
  mark(faults: readonly Fault[]): void;
  /** Says something to whoever does not see it. */
  say(text: string): void;
}

/** What the site colours as what. */
const coloured = [
  [tags.comment, 'comment'],
  [tags.string, 'string'],
  [tags.number, 'number'],
  [tags.keyword, 'keyword'],
  [tags.typeName, 'type'],
  [tags.propertyName, 'function'],
  [tags.attributeName, 'name'],
  [tags.variableName, 'number'],
  [tags.meta, 'keyword'],
] as const;
const colours = HighlightStyle.define(coloured.map(([tag, name]) => ({ tag, color: `var(--code-${name})` })));

const tooltip = {
  maxWidth: 'min(30rem, calc(100vw - 2rem))',
  border: '1px solid var(--site-ink-soft)',
  borderRadius: '4px',
  background: 'var(--ifm-background-color)',
  color: 'var(--ifm-font-color-base)',
};

/** The look, in the site's own colours: they change with its theme. */
const look = EditorView.theme({
  '&': {
    minHeight: '12rem',
    maxHeight: 'min(28rem, 55vh)',
    border: '1px solid var(--site-ink-soft)',
    borderRadius: '4px',
    background: 'var(--code-background)',
    color: 'var(--code-text)',
    fontSize: '0.85rem',
  },
  '&.cm-focused': { outline: '2px solid var(--ifm-color-primary)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.5', minHeight: '12rem' },
  '.cm-content': { caretColor: 'var(--code-text)', padding: '0.5rem 0' },
  '.cm-gutters': { border: '0', background: 'transparent', color: 'var(--code-comment)' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--code-text) 6%, transparent)' },
  '&.cm-focused .cm-matchingBracket': { background: 'color-mix(in srgb, var(--ifm-color-primary) 30%, transparent)' },
  '.cm-tooltip': tooltip,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '15rem',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.8rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--ifm-color-primary)',
    color: 'var(--ifm-background-color)',
  },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.85', fontStyle: 'normal' },
  '.cm-completionInfo': { padding: '0.5rem 0.75rem', ...tooltip },
  '.cm-deprecated .cm-completionLabel': { textDecoration: 'line-through' },
  '.cm-tooltip .about': { padding: '0.5rem 0.75rem' },
  '.cm-tooltip :is(p, pre)': { margin: '0 0 0.4rem', fontSize: '0.85rem', lineHeight: '1.45' },
  '.cm-tooltip :is(code, strong)': { fontFamily: 'var(--ifm-font-family-monospace)', overflowWrap: 'anywhere' },
  '.cm-tooltip-lint': { padding: '0.25rem', fontSize: '0.85rem' },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap' },
});

/** What the schema says, as it is shown beside the text. */
export function aboutElement(title: string, text: string): HTMLElement {
  const head = title === '' ? [] : [element('p', {}, element('strong', {}, title))];
  return element('div', { class: 'about' }, ...head, ...markdownOf(text));
}

const optionOf = ({ label, insert, detail, description, isDeprecated }: Suggestion): Completion => ({
  label,
  apply: insert,
  detail,
  ...(isDeprecated ? { type: 'deprecated' } : {}),
  ...(description === '' ? {} : { info: () => aboutElement('', description) }),
});

async function options(host: EditorHost, context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[$@]?\w*/);
  if (!context.explicit && (word === null || word.from === word.to)) return null;
  const found = await host.complete(context.state.doc.toString(), context.pos);
  return { from: word?.from ?? context.pos, options: found.map(optionOf), validFor: /^[$@]?\w*$/ };
}

async function about(host: EditorHost, view: EditorView, at: number): Promise<Tooltip | null> {
  const found = await host.describe(view.state.doc.toString(), at);
  if (found === undefined) return null;
  const dom = aboutElement(found.title, found.text);
  return { pos: found.from, end: found.to, above: true, create: () => ({ dom }) };
}

/**
 * Puts an editor into a place of the page.
 *
 * The site's policy takes no style from markup. In a tree of its own the editor constructs its sheets, which the policy allows.
 */
export function createEditor(place: HTMLElement, host: EditorHost): Editor {
  const root = place.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        keymap.of([
          { key: 'Mod-Enter', run: () => (host.send(), true) },
          {
            key: 'Mod-i',
            run: (shown) => {
              void host.describe(shown.state.doc.toString(), shown.state.selection.main.head).then((found) => {
                say(found === undefined ? 'The schema says nothing of this place.' : `${found.title}. ${found.text}`);
              });
              return true;
            },
          },
        ]),
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        StreamLanguage.define(graphqlTokens),
        syntaxHighlighting(colours),
        autocompletion({
          override: [(context) => options(host, context)],
          icons: false,
          optionClass: ({ type }) => (type === 'deprecated' ? 'cm-deprecated' : ''),
        }),
        hoverTooltip((shown, at) => about(host, shown, at)),
        // Tab is not among them: it leaves the editor, as it leaves any field.
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Query' }),
        EditorView.updateListener.of(({ docChanged, selectionSet }) => {
          if (docChanged) host.changed();
          if (docChanged || selectionSet) host.moved();
        }),
        look,
      ],
    }),
  });
  const say = (text: string): void => view.dispatch({ effects: EditorView.announce.of(text) });
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(text) {
      if (text === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
    },
    get at() {
      return view.state.selection.main.head;
    },
    focus: () => view.focus(),
    goTo(at) {
      const anchor = Math.min(at, view.state.doc.length);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    mark(faults) {
      const { length } = view.state.doc;
      view.dispatch(
        setDiagnostics(
          view.state,
          faults
            .filter(({ where }) => where === 'query')
            .map(({ from, to, message, isWarning }) => ({
              from: Math.min(from, length),
              to: Math.min(to, length),
              message,
              severity: isWarning ? 'warning' : 'error',
            })),
        ),
      );
    },
    say,
  };
}
