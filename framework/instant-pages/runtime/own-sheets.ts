/** What the document on screen has asked for, or is asking for, by address. */
const asked = new Map<string, Promise<void>>();

const sheetsOf = (source: Document): HTMLLinkElement[] => [
  ...source.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]'),
];
const addressOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

function ask(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // A later call asks again.
      link.remove();
      asked.delete(href);
      reject(new Error(`Loading ${href} failed.`));
    };
    document.head.append(link);
  });
}

/**
 * Brings the style sheets of a fetched page into the document on screen, before the page is shown: without them it would move before the
 * reader's eyes. They stay for the way back. Rejects when one cannot be had.
 */
export async function loadOwnSheets(source: Document): Promise<void> {
  const here = new Set(sheetsOf(document).map(addressOf));
  await Promise.all(
    sheetsOf(source)
      .map(addressOf)
      .map((href) => {
        const pending = asked.get(href);
        if (pending !== undefined) return pending;
        if (here.has(href)) return undefined;
        const started = ask(href);
        asked.set(href, started);
        return started;
      }),
  );
}
