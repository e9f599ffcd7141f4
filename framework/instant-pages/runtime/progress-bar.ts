import '@docusaurus/theme-classic/lib/nprogress.css';
import type { ClientModule } from '@docusaurus/types';
import type { NProgress as Bar } from 'nprogress';
import { constants } from '@site/product';

let loading: Promise<Bar | undefined> | undefined;

/** The bar's code comes with a reader's first sign of going somewhere: a page that is only read does without. */
function loadBar(): Promise<Bar | undefined> {
  loading ??= import('nprogress').then(
    ({ default: bar }) => bar.configure({ showSpinner: false }),
    // A bar that did not come is no reason to disturb: the next navigation asks again.
    () => (loading = undefined),
  );
  return loading;
}

if (typeof document !== 'undefined') {
  for (const sign of ['pointerover', 'keydown', 'touchstart']) document.addEventListener(sign, () => void loadBar(), { once: true, passive: true });
}

/** Takes the place of the theme's client module: shows the progress bar when a navigation takes longer than a moment. */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    let isOver = false;
    const timer = window.setTimeout(() => {
      void loadBar().then((bar) => {
        if (!isOver) bar?.start();
      });
    }, constants.progressBarDelayMs);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    void loading?.then((bar) => bar?.done());
  },
};

export default progressBar;
