import type { View } from './view.ts';

/** Which of the things that pages use where they are there a browser does not have. */
export function lacking(view: View): Promise<string[]> {
  return view.ask(() => {
    const has: Readonly<Record<string, boolean>> = {
      'idle callbacks': 'requestIdleCallback' in window,
      'Trusted Types': 'trustedTypes' in window,
      'Navigation API': 'navigation' in window,
      'names of brands': 'userAgentData' in navigator,
      'state of the network': 'connection' in navigator,
      'room for storage': 'storage' in navigator && 'estimate' in navigator.storage,
      'link prefetch': document.createElement('link').relList.supports('prefetch'),
      'service workers': 'serviceWorker' in navigator,
      popovers: 'showPopover' in HTMLElement.prototype,
      'content-visibility': CSS.supports('content-visibility', 'auto'),
      ':has()': CSS.supports('selector(:has(a))'),
    };
    return Object.keys(has).filter((name) => has[name] !== true);
  });
}
