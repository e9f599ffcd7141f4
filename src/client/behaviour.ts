import type { ClientModule } from '@docusaurus/types';
import '@site/plugins/instant-pages/runtime/static-styles';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { installBehaviour, pageShown } from '../behaviour/index.ts';
import { installLinks } from './links.ts';
import { followContents } from './table-of-contents.ts';

if (ExecutionEnvironment.canUseDOM) {
  installBehaviour();
  installLinks();
}

let stopFollowing: (() => void) | undefined;

/** Makes the static part of each page work, the first and every later one. */
const behaviour: ClientModule = {
  onRouteDidUpdate() {
    pageShown();
    stopFollowing?.();
    stopFollowing = followContents();
  },
};

export default behaviour;
