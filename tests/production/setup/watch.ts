import type { Page } from 'playwright-core';

export interface Watch {
  /** Addresses of other origins that the page asked for. */
  readonly elsewhere: string[];
  /** What the page's policy refused: directive and what it was. */
  readonly violations: string[];
  /** Errors that nothing caught, and dialogs (which only hostile code opens here). */
  readonly escaped: string[];
  /** Addresses of documents that the browser loaded, reloads included. */
  readonly documents: string[];
}

const violation = /Content Security Policy|Permissions-Policy|Trusted ?Type|requires 'TrustedHTML'|TrustedScript/i;

/** Notes what must not happen on a page. To be called before it is opened. */
export async function watch(page: Page, base: string): Promise<Watch> {
  const seen: Watch = { elsewhere: [], violations: [], escaped: [], documents: [] };
  const { origin } = new URL(base);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== origin) seen.elsewhere.push(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents.push(url.pathname);
  });
  page.on('console', (message) => {
    if (message.text().startsWith('VIOLATION ')) seen.violations.push(message.text().slice(10));
    else if (message.type() === 'error' && violation.test(message.text())) seen.violations.push(message.text());
  });
  page.on('pageerror', (error) => seen.escaped.push(String(error)));
  page.on('dialog', (dialog) => {
    seen.escaped.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.warn(`VIOLATION ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return seen;
}
