import { recall, remember } from '@site/src/behaviour/storage';

const key = 'search.slash';

/** Whether `/` opens the search: readers who dictate, or whose own keys it collides with, may turn it off. */
export const slashOpens = (): boolean => recall(key) !== 'off';

/** Remembers the choice in this browser. */
export const setSlashOpens = (opens: boolean): void => remember(key, opens ? 'on' : 'off');
