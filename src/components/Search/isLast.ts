import type { Answer } from '@site/search/worker/messages';
import type { IndexState } from './searchWorker';

/** Whether an answer stands: texts were searched as well as names, or cannot be had. Until then a better one follows. */
export const isLast = (answer: Answer, state: IndexState): boolean => answer.isComplete || state.message !== undefined;
