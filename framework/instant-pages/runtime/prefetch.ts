/** How many files are asked for ahead at once where requests are not the browser's own prefetches, which give way by themselves. */
const atOnce = 2;

/**
 * Whether the site may prefetch by links. The policy's `default-src` is 'none'. Chromium, which alone names its brands, holds such
 * links to the least strict of all directives, as CSP 3 says; Firefox and Safari refuse every one and report it.
 */
function hasLinkPrefetch(): boolean {
  return 'userAgentData' in navigator && document.createElement('link').relList.supports('prefetch');
}

function byLink(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function byRequest(url: string): Promise<void> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url, true);
    request.withCredentials = true;
    request.onloadend = () => resolve();
    request.send();
  });
}

const waiting: (() => Promise<void>)[] = [];
let running = 0;

function runNext(): void {
  const next = running < atOnce ? waiting.shift() : undefined;
  if (next === undefined) return;
  running += 1;
  void next().finally(() => {
    running -= 1;
    runNext();
  });
}

/**
 * Takes the place of the framework's `prefetch`: puts a file into the browser's cache for a page that the reader may go to next. A
 * file that does not come is no failure: nobody waits for it.
 */
export default function prefetch(url: string): Promise<void> {
  if (hasLinkPrefetch()) return byLink(url);
  return new Promise((resolve) => {
    waiting.push(() => byRequest(url).then(resolve));
    runNext();
  });
}
