import type { ClientModule } from '@docusaurus/types';
import '@site/framework/instant-pages/runtime/static-styles';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { installBehaviour, pageShown } from '../behaviour/index.ts';
import { installLinks } from './links.ts';
import { followContents } from './table-of-contents.ts';

if (ExecutionEnvironment.canUseDOM) {
  installBehaviour();
  installLinks();
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

let stopFollowing: (() => void) | undefined;

/** Makes the static part of each page work, the first and every later one. */
const behaviour: ClientModule = {
  onRouteDidUpdate() {
    pageShown();
    trustReactWithAnnouncement();
    stopFollowing?.();
    stopFollowing = followContents();
  },
};

export default behaviour;
