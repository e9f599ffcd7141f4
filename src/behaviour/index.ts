import { handleCopyClick } from './copy.ts';
import { handleFieldsClick, handleFieldsInput, keepHashTarget, revealHashTarget } from './fields.ts';
import { handleFilterInput } from './filter.ts';
import { handleTermClick, installGlossary } from './glossary.ts';
import { handleCopyAsClick, handleLanguageChange, showLanguage } from './language.ts';
import { handleMenuKey } from './menus.ts';
import { handlePageMenuClick, handlePageMenuKey } from './page-menu.ts';
import { followScrollers } from './scrollers.ts';
import { handleStorage, handleTabClick, handleTabKey, showRememberedTabs } from './tabs.ts';
import { handleTryClick, showLinkedTry } from './try.ts';
import { handleValuesClick, showOwnValues } from './values.ts';
import { handleWrapClick, handleWrapStorage, showWrapping } from './wrap.ts';

let installed = false;

/**
 * Makes the static markup of pages work: copy buttons, tabs, field trees, filters. One listener a kind of event on the document,
 * so that it does not matter when or by whom a page's content is put there. Further calls do nothing.
 */
export function installBehaviour(): void {
  if (installed) return;
  installed = true;
  document.addEventListener('click', (event) => {
    void (
      handlePageMenuClick(event) ||
      handleCopyClick(event) ||
      handleCopyAsClick(event) ||
      handleValuesClick(event) ||
      handleTryClick(event) ||
      handleWrapClick(event) ||
      handleTabClick(event) ||
      handleFieldsClick(event) ||
      handleTermClick(event)
    );
  });
  document.addEventListener('keydown', handleTabKey);
  document.addEventListener('keydown', handlePageMenuKey);
  document.addEventListener('keydown', handleMenuKey);
  document.addEventListener('input', (event) => void (handleFilterInput(event) || handleFieldsInput(event)));
  document.addEventListener('change', (event) => {
    if (!handleLanguageChange(event)) return;
    showRememberedTabs();
    showLanguage();
  });
  installGlossary();
  window.addEventListener('storage', handleStorage);
  window.addEventListener('storage', handleWrapStorage);
  window.addEventListener('storage', ({ key }) => void (key === 'your-values' && showOwnValues()));
  window.addEventListener('hashchange', () => {
    revealHashTarget();
    showLinkedTry();
  });
  followScrollers();
  pageShown();
}

/** To be called whenever new content is on the page: shows the remembered tabs and unfolds the target of the address. */
export function pageShown(): void {
  startBuilders();
  startFront();
  keepHashTarget(() => {
    showRememberedTabs();
    showWrapping();
    showLanguage();
  });
  showOwnValues();
  revealHashTarget();
  showLinkedTry();
}

/** The request builder is on one page only: its code is loaded there. */
function startBuilders(): void {
  const forms = document.querySelectorAll<HTMLElement>('[data-request-builder]');
  if (forms.length === 0) return;
  import('./request-builder/index.ts').then(
    ({ startRequestBuilder }) => forms.forEach((form) => startRequestBuilder(form)),
    // The form stays hidden, as without scripts; the methods below it can be read.
    (error: unknown) => console.warn(error),
  );
}

/** The front page is drawn by the build: its script, which lets time go on in its market, is loaded there only. */
function startFront(): void {
  const panel = document.querySelector<HTMLElement>('[data-market]');
  if (panel !== null)
    import('./market/index.ts').then(
      ({ startFront: start }) => start(panel),
      // It stands still, as without scripts.
      (error: unknown) => console.warn(error),
    );
}
