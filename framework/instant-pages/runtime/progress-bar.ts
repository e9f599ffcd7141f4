import '@docusaurus/theme-classic/lib/nprogress.css';
import type { ClientModule } from '@docusaurus/types';
import bar from 'nprogress';
import { constants } from '@site/product';

bar.configure({ showSpinner: false });

/**
 * Takes the place of the theme's client module: shows the progress bar when a navigation takes longer than a moment. Part of the first code:
 * fetched when it is needed, it would be as late as the page that it announces.
 */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => bar.start(), constants.progressBarDelayMs);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    bar.done();
  },
};

export default progressBar;
