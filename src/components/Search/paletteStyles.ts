import { useInsertionEffect } from 'react';

/** The palette's rules: they come with its code, so that no page waits for them. */
const rules = `
html[data-palette] .navbar { z-index: 402; }
.search-box[data-palette='true']::after { content: ''; position: fixed; inset: 0; background: rgb(8 16 12 / 45%); }
.search-box[data-palette='true'] .search-frame {
  position: fixed; z-index: 1; top: min(5.5rem, 10vh); left: 50%; translate: -50% 0;
  display: flex; flex-direction: column; width: min(62rem, calc(100vw - 2rem)); max-height: calc(100dvh - min(5.5rem, 10vh) - 1rem);
  border: 1px solid var(--site-line); border-radius: 12px; background: var(--ifm-background-surface-color);
  box-shadow: 0 24px 64px rgb(0 0 0 / 30%); overflow: hidden;
}
.search-box[data-palette='true'] .search-glass { left: 1.1rem; top: 1.05rem; width: 1.15rem; height: 1.15rem; }
.search-box[data-palette='true'] .search-input {
  flex: none; width: 100%; height: 3.25rem; padding: 0 3.5rem 0 2.9rem; border: 0; border-bottom: 1px solid var(--site-line); border-radius: 12px 12px 0 0;
  background: transparent; color: var(--ifm-font-color-base); font-size: 1.1rem; cursor: text; outline-offset: -3px;
}
.search-box[data-palette='true'] .search-input::placeholder { color: var(--site-ink-soft); }
.search-box[data-palette='true'] .search-close {
  display: grid; place-items: center; position: absolute; z-index: 1; right: 0.25rem; top: 0.25rem; width: 2.75rem; height: 2.75rem;
  border: 0; background: none; color: var(--site-ink-soft); font-size: 1.4rem; cursor: pointer;
}
.search-close::before { content: '×'; }
.search-panel { position: static; flex: 1 1 auto; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: 0.6rem 0.9rem 0.5rem; }
.search-panel[hidden], .search-list[hidden] { display: none; }
.search-kinds { display: flex; flex-wrap: wrap; gap: 0.3rem; padding-bottom: 0.35rem; }
.search-kinds button {
  min-height: 1.75rem; padding: 0.1rem 0.65rem; border: 1px solid var(--site-line); border-radius: 1rem; background: none;
  color: var(--ifm-color-content-secondary); font: inherit; font-size: 0.8rem; cursor: pointer;
}
.search-kinds button:hover { background: var(--site-surface); }
.search-kinds [aria-checked='true'] { border-color: var(--ifm-color-primary); background: var(--ifm-menu-color-background-active); color: var(--ifm-font-color-base); font-weight: 600; }
.search-panel .search-status { padding: 0; }
.search-panel .search-group-title { padding: 0.15rem 0; font-weight: 600; }
.search-panel .search-hit { padding: 0.4rem 0.5rem; }
.search-columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
.search-kind { flex: none; width: 1.05rem; height: 1.05rem; margin-top: 0.28rem; fill: none; stroke: var(--site-ink-soft); stroke-width: 1.4; stroke-linejoin: round; stroke-linecap: round; }
.search-hit-owner { font-weight: 400; color: var(--site-ink-soft); }
.search-hit-place { display: block; font-size: 0.78rem; line-height: 1.4; color: var(--site-ink-soft); }
.search-answer {
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.2rem 0.75rem; margin: 0.35rem 0; padding: 0.7rem 0.9rem;
  border: 1px solid var(--ifm-color-primary); border-radius: 8px; background: var(--site-surface); color: var(--ifm-font-color-base); overflow-wrap: anywhere;
}
.search-answer code { font-size: 0.85rem; }
.search-answer span { font-weight: 600; }
.search-preview { display: none; }
.search-preview p { margin: 0 0 0.6rem; }
.search-preview-kind { font-size: 0.75rem; color: var(--site-ink-soft); }
.search-preview .search-preview-title { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
.search-preview-page { padding-top: 0.6rem; border-top: 1px solid var(--site-line); color: var(--site-ink-soft); }
.search-more { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; margin: 0.6rem 0 0; padding: 0.6rem 0.4rem 0.2rem; border-top: 1px solid var(--site-line); font-size: 0.88rem; }
.search-recent, .search-useful { padding-top: 0.5rem; }
.search-useful ul, .search-nothing ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.25rem; margin: 0; padding: 0.2rem 0; list-style: none; font-size: 0.92rem; }
.search-useful a, .search-nothing a { display: inline-block; padding: 0.25rem 0; }
.search-nothing p { margin: 0.5rem 0 0.1rem; }
.search-nothing button { min-height: 2rem; padding: 0.1rem 0.5rem; border: 0; background: none; color: var(--ifm-color-primary); font: inherit; cursor: pointer; }
.search-keys { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.4rem; margin: 0.5rem 0 0; padding: 0.4rem 0.4rem 0; border-top: 1px solid var(--site-line); font-size: 0.75rem; color: var(--site-ink-soft); }
.search-keys kbd { padding: 0 0.3rem; border: 1px solid var(--site-line); border-radius: 3px; background: var(--site-surface); color: inherit; font-size: 0.72rem; box-shadow: none; }
.search-keys kbd:not(:first-child) { margin-left: 0.35rem; }
.search-keys kbd + kbd { margin-left: 0; }
.search-keys button { margin-left: auto; min-height: 1.75rem; padding: 0 0.4rem; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
@media (min-width: 900px) {
  .search-columns:has(.search-preview) { grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); }
  .search-preview { display: block; position: sticky; top: 0; align-self: start; margin-top: 1.9rem; padding: 0.8rem 1rem; border-left: 1px solid var(--site-line); font-size: 0.85rem; line-height: 1.5; overflow-wrap: anywhere; }
}
@media (max-width: 600px), (max-height: 500px) {
  .search-box[data-palette='true'] .search-frame { inset: 0; translate: none; width: auto; max-height: none; border: 0; border-radius: 0; }
  .search-box[data-palette='true'] .search-input { border-radius: 0; font-size: 1rem; }
  .search-kinds { flex-wrap: nowrap; overflow-x: auto; margin: 0 -0.9rem; padding: 0 0.9rem 0.35rem; }
  .search-kinds button { flex: none; min-height: 2.25rem; padding: 0.1rem 0.8rem; }
  .search-keys { display: none; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** Puts the palette's rules on the page, once. They are no style element: the site's policy does not know them. */
export function usePaletteStyles(): void {
  useInsertionEffect(() => {
    if (sheet !== undefined) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, []);
}
