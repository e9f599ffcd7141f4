/** What the wallet's panel has beside the rules of all panels. */
const rules = `
.wallet-card { margin: 0 0 1.2rem; padding: 0.9rem 1rem; border: 2px solid var(--ifm-color-primary); border-radius: var(--ifm-global-radius); background: var(--site-surface); scroll-margin: 1rem; }
.try-panel.try-panel [hidden] { display: none; }
.wallet-card p { margin: 0 0 0.6rem; overflow-wrap: anywhere; }
.wallet-card pre { max-height: 16rem; margin: 0 0 0.8rem; overflow: auto; font-size: 0.85rem; }
.wallet-card .try-buttons { margin: 0; }
.try-panel .wallet-group { min-width: 0; margin: 0 0 0.9rem; padding: 0.3rem 0 0.2rem 0.6rem; border: 0; border-left: 2px solid var(--site-line); }
.try-panel .wallet-group legend { max-width: 100%; padding: 0; font-size: 0.95rem; overflow-wrap: anywhere; }
.try-panel .wallet-group .wallet-group .wallet-group .wallet-group .wallet-group { padding-left: 0.3rem; }
.try-panel .wallet-group > .hint { display: block; margin-bottom: 0.5rem; }
.try-panel .wallet-group > .try-add { margin: 0 0 0.6rem; }
.wallet-item { margin-bottom: 0.6rem; }
.wallet-absent { margin: 0; }
.wallet-problem { display: block; color: var(--site-wrong); font-size: 0.9rem; font-weight: 600; }
.wallet-problem:empty { display: none; }
.wallet-problem:not(:empty)::before { content: "✗ "; }
.wallet-problems { margin: 0 0 0.8rem; padding-left: 1.2rem; color: var(--site-wrong); font-size: 0.9rem; }
.wallet-problems:empty { display: none; }
.try-panel .builder [aria-invalid="true"] { border-color: var(--site-wrong); }
.wallet-steps { margin: 0 0 0.9rem; padding: 0.6rem 0.8rem; background: var(--site-surface); font-size: 0.9rem; }
.wallet-steps:empty { display: none; }
.wallet-steps p { margin: 0 0 0.4rem; }
.wallet-steps .try-buttons { margin: 0; }
.wallet-changes { margin: 0 0 0.8rem; padding: 0.5rem 0.8rem; border-left: 4px solid var(--network-testnet); background: var(--site-surface); font-size: 0.9rem; overflow-wrap: anywhere; }
.wallet-changes ul { margin: 0; padding-left: 1.1rem; }
.wallet-check label { font-weight: 400; }
.wallet-keys { width: 100%; display: table; font-size: 0.9rem; }
.wallet-keys :is(th, td) { padding: 0.3rem 0.4rem; overflow-wrap: normal; }
.try-panel .try-request pre { max-height: 22rem; overflow: auto; }
.try-panel .try-code { margin-top: 0.5rem; }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives the page the wallet's own styles. */
export function addWalletStyles(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
