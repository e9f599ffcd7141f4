import type { Page } from 'playwright-core';

/** Where hostile text is put inside one page: the search box, the address's hash, everything the browser remembers. */
export type Place = 'typed' | 'hash' | 'stored';

/**
 * Puts texts into a page that is open, one after the other, and gives signs that one was taken for markup: elements or
 * attributes that no page of this site has. Errors and dialogs are for the caller's watch.
 */
export function putInto(page: Page, place: Place, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([where, inputs]) => {
      const found = new Set<string>();
      const channel = new MessageChannel();
      const turn = (): Promise<void> =>
        new Promise((resolve) => {
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(0);
        });
      const foreign =
        '[onerror],[onload],[onclick],[onfocus],[onmouseover],[ontoggle],iframe,object,embed,base,img[src="x"],[href^="javascript:" i],[src*="elsewhere"],[href*="elsewhere" i]:not([href^="/"]),form[action]:not([action^="/"])';
      const box = document.querySelector<HTMLInputElement>('.navbar input[name=q]');
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const keys = [
        'theme',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-default',
        'docusaurus.tab.sample',
        'docusaurus.tab.language',
        'docusaurus.tab.os',
        'search.recent',
        ...Object.keys(localStorage),
      ];
      for (const [index, text] of inputs.entries()) {
        if (where === 'stored') {
          for (const key of keys) {
            localStorage.setItem(key, text);
            dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
          }
        } else if (where === 'hash') {
          location.hash = text;
          // Browsers ignore more than twenty changes a second.
          await new Promise((resolve) => setTimeout(resolve, 55));
        } else if (box !== null) {
          box.focus();
          setValue?.call(box, text);
          box.dispatchEvent(new Event('input', { bubbles: true }));
        }
        await turn();
        await turn();
        if (index % 25 === 24) {
          await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
          for (const element of document.querySelectorAll(foreign)) found.add(element.outerHTML.slice(0, 200));
          if (!document.querySelector('.navbar'))
            found.add(`the page's frame is gone after ${JSON.stringify(text).slice(0, 300)}`);
        }
      }
      return [...found];
    },
    [place, texts] as const,
  );
}
