/**
 * How the panel looks. It is part of the panel's code, not of the style sheet of all pages: nobody needs it before it opens.
 * The site's policy allows sheets that a script constructs, and no style in markup.
 */
const rules = `
#try-it { width: min(84rem, calc(100vw - 2rem)); max-width: none; height: calc(100dvh - 2rem); max-height: none; margin: auto; padding: 0; border: 1px solid var(--site-line); border-radius: var(--ifm-global-radius); background: var(--ifm-background-color); color: inherit; overflow: hidden; }
#try-it[open] { display: flex; flex-direction: column; }
#try-it::backdrop { background: rgb(0 0 0 / 45%); }
#try-it h3 { margin: 0 0 0.5rem; font-size: 1.05rem; }
.try-head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem 1rem; padding: 0.7rem 1rem; border-bottom: 1px solid var(--site-line); background: var(--site-surface); }
.try-head h2 { flex: 1 1 12rem; margin: 0; font-size: 1.15rem; overflow-wrap: anywhere; }
.try-mark { flex: 1 1 100%; margin: 0; font-size: 0.9rem; }
.try-mark a { text-decoration: underline; }
.try-mark strong { padding: 0.1rem 0.5rem; border-radius: 4px; background: var(--network-testnet); color: #14200a; }
.try-body { flex: 1; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 1.25rem; padding: 1rem; overflow: auto; overscroll-behavior: contain; }
.try-body > * { min-width: 0; }
.try-path { margin: 0 0 0.9rem; overflow-wrap: anywhere; }
#try-it .try-form { min-height: auto; }
#try-it .builder .row { margin-bottom: 0.8rem; }
#try-it .builder label code { font-size: 0.9em; overflow-wrap: anywhere; }
#try-it .builder select[data-pick] { width: auto; max-width: 100%; min-height: 2rem; margin-top: 0.25rem; padding: 0.1rem 0.4rem; font-size: 0.85rem; }
.try-type { color: var(--site-ink-soft); font-size: 0.8rem; font-weight: 400; }
.try-values { display: grid; gap: 0.25rem; }
#try-it .builder textarea { font-size: 0.85rem; }
#try-it :is(.try-head, .try-buttons) button, .try-add { min-height: 2.25rem; padding: 0.25rem 0.8rem; border: 1px solid var(--site-ink-soft); border-radius: 4px; background: var(--ifm-background-color); color: var(--ifm-font-color-base); font: inherit; font-size: 0.9rem; cursor: pointer; }
#try-it .try-add { min-height: 2rem; margin: 0.25rem 0 0 0.4rem; font-size: 0.8rem; }
#try-it .builder select[data-pick] + .try-add { vertical-align: bottom; }
#try-it .try-add:first-of-type:not(select + *) { margin-left: 0; }
#try-it button:hover:not(:disabled) { border-color: var(--ifm-color-primary); }
#try-it button:disabled { opacity: 0.55; cursor: default; }
#try-it .try-buttons .try-send { border-color: transparent; background: var(--ifm-color-primary); color: var(--ifm-background-color); font-weight: 600; }
.try-buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 0 0 0.8rem; }
.try-buttons input { width: 7.5rem; }
#try-it .try-form .try-buttons { position: sticky; bottom: -1rem; padding: 0.6rem 0; background: var(--ifm-background-color); }
#try-it details.try-more, #try-it details.try-headers { margin: 0 0 0.9rem; padding: 0; border: 0; background: none; box-shadow: none; color: inherit; }
#try-it summary { min-height: 24px; color: var(--ifm-color-primary); font-size: 0.9rem; cursor: pointer; }
.try-more[open] summary { margin-bottom: 0.6rem; }
.try-status { margin: 0 0 0.5rem; font-weight: 600; }
.try-source, .try-alert { margin: 0 0 0.8rem; padding: 0.5rem 0.8rem; border-left: 4px solid var(--network-testnet); background: var(--site-surface); font-size: 0.9rem; }
.try-alert { border-color: var(--site-wrong); }
.try-alert p { margin: 0 0 0.5rem; }
#try-it figure.code { margin: 0 0 1rem; }
#try-it .try-answer pre { max-height: 24rem; min-height: 6rem; overflow: auto; }
#try-it .try-headers pre { max-height: 12rem; min-height: 0; font-size: 0.8rem; }
#try-it .try-code pre { max-height: 22rem; overflow: auto; }
.try-world { padding-top: 0.8rem; border-top: 1px solid var(--site-line); }
.try-world p { margin: 0 0 0.6rem; font-size: 0.9rem; }
.try-world label { font-size: 0.9rem; }
.try-world input { min-height: 2.25rem; padding: 0.2rem 0.5rem; border: 1px solid var(--site-ink-soft); border-radius: 4px; background: var(--ifm-background-color); color: inherit; font: inherit; font-size: 1rem; }
@media (max-width: 900px) { .try-body { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 600px) { #try-it { width: 100vw; height: 100dvh; border: 0; border-radius: 0; } .try-head { padding: 0.5rem 0.75rem; } .try-body { padding: 0.75rem; } #try-it .try-form .try-buttons { bottom: -0.75rem; } }
`;

/** The panel's rules are for every panel that has the class, in the strength of an id: the pages' own rules come before them. */
const css = rules.replaceAll('#try-it', ':is(#try-it, .try-panel)');

let sheet: CSSStyleSheet | undefined;

/** Gives the page the panel's styles. */
export function addStyles(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
