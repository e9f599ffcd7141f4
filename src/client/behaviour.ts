import type { ClientModule } from '@docusaurus/types';
import '@site/framework/instant-pages/runtime/static-styles';
import { provideIslands } from '@site/framework/instant-pages/runtime/islands';
import { CrashReport } from '@site/src/components/CrashReport';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { installBehaviour, pageShown } from '../behaviour/index.ts';
import { keepFaces, showKeptFaces } from './faces.ts';
import { islandLoaders } from './island-loaders.ts';
import { installLinks } from './links.ts';
import { followContents, type Following } from './table-of-contents.ts';

if (ExecutionEnvironment.canUseDOM) {
  provideIslands({ loaders: islandLoaders, Crash: CrashReport });
  installBehaviour();
  installLinks();
  keepFaces();
}

/**
 * The attribute hides a dismissed announcement until React has read the same from storage. Left in place it would hide a
 * new announcement as well, which React by then shows.
 */
function trustReactWithAnnouncement(): void {
  requestAnimationFrame(() => {
    document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'false';
  });
}

let following: (Following & { readonly page: Node | null | undefined }) | undefined;

/** Follows the reader through the page; where only the place on it changed, on goes what follows: its mark never goes out. */
function followReader(): void {
  // What a page begins with is replaced with the page, the element around it need not be.
  const page = document.querySelector('[data-page]')?.firstChild;
  if (following !== undefined && following.page === page && page?.isConnected === true) {
    following.moved();
    return;
  }
  following?.stop();
  following = { ...followContents(), page };
}

/** Makes the static part of each page work, the first and every later one. */
const behaviour: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) showKeptFaces();
    pageShown();
    trustReactWithAnnouncement();
    followReader();
  },
};

export default behaviour;
