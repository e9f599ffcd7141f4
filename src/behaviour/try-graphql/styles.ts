/** How the editor's panel differs from the others; the editor itself has its own sheets. */
const css = `
.gql-label { display: block; margin-bottom: 0.2rem; font-size: 0.9rem; font-weight: 600; }
.gql-editor { display: block; min-height: 12rem; }
.gql-here { min-height: 4.5rem; max-height: 11rem; margin-top: 0.4rem; padding: 0.4rem 0.7rem; border-left: 4px solid var(--site-line); background: var(--site-surface); overflow: auto; font-size: 0.85rem; line-height: 1.45; }
.gql-nothing { color: var(--site-ink-soft); }
.gql-here p { margin: 0 0 0.35rem; overflow-wrap: anywhere; }
.gql-here strong { font-family: var(--ifm-font-family-monospace); font-size: 0.8rem; }
#try-graphql .builder #gql-variables { min-height: 5rem; }
#try-graphql kbd { padding: 0 0.3rem; border: 1px solid var(--site-line); border-radius: 3px; background: none; box-shadow: none; color: inherit; font-size: 0.9em; }
.gql-choices { display: flex; flex-wrap: wrap; gap: 0.4rem; margin-top: 0.4rem; }
.gql-choices:empty { display: none; }
#try-graphql .builder .gql-choices select { flex: 1 1 12rem; min-width: 0; max-width: 100%; }
.gql-count { margin: 0; color: var(--site-ink-soft); font-size: 0.85rem; }
.gql-faults { max-height: 9rem; margin: 0.25rem 0 0.6rem; padding: 0; overflow: auto; list-style: none; font-size: 0.85rem; line-height: 1.45; }
.gql-faults li { margin: 0 0 0.3rem; padding-left: 0.6rem; border-left: 4px solid var(--site-wrong); overflow-wrap: anywhere; }
.gql-faults li.is-warning { border-color: var(--network-testnet); }
#try-graphql .gql-faults button { min-height: 24px; padding: 0; border: 0; background: none; color: var(--ifm-color-primary); font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives the page the panel's styles. */
export function addEditorStyles(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
