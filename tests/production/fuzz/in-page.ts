import type { Page } from 'playwright-core';

/** Where hostile text is put inside one page, by the ways that readers' browsers put it there. */
export type Place = 'q' | 'ctx' | 'version' | 'hash' | 'stored';

/**
 * Puts texts into a page that is open, one after the other, and gives signs that one was taken for markup: elements or
 * attributes that no page of this site has. Errors and dialogs are for the caller's watch.
 */
export function putInto(page: Page, place: Place, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([where, inputs]) => {
      const found = new Set<string>();
      const channel = new MessageChannel();
      const turn = (): Promise<void> => new Promise((resolve) => {
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(0);
      });
      const foreign = '[onerror],[onload],[onclick],[onfocus],[onmouseover],[ontoggle],iframe,object,embed,base,img[src="x"],[href^="javascript:" i],[src*="elsewhere"],[href*="elsewhere" i]:not([href^="/"]),form[action]:not([action^="/"])';
      const goTo = (address: string): void => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      };
      const keys = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docs-preferred-version-default', 'docusaurus.tab.sample', 'docusaurus.tab.language', 'docusaurus.tab.os', 'search.recent', ...Object.keys(localStorage)];
      for (const [index, text] of inputs.entries()) {
        if (where === 'stored') {
          for (const key of keys) {
            localStorage.setItem(key, text);
            dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
          }
        } else if (where === 'hash') {
          location.hash = text;
        } else {
          const encoded = index % 3 === 0 ? text.replace(/#/g, '%23') : encodeURIComponent(text.toWellFormed());
          const query = where === 'q' ? `q=${encoded}` : `q=orders&${where}=${encoded}`;
          goTo(`/search?${query}`);
        }
        await turn();
        await turn();
        if (index % 25 === 24) {
          await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
          for (const element of document.querySelectorAll(foreign)) found.add(element.outerHTML.slice(0, 200));
          if (!document.querySelector('.navbar')) found.add(`the page's frame is gone after ${JSON.stringify(text).slice(0, 300)}`);
        }
      }
      return [...found];
    },
    [place, texts] as const,
  );
}
