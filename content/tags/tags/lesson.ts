import { didYouMean } from '../../../common/near-matches.ts';
import { lessons } from '../../../lessons/stories.ts';
import type { TagHandler } from '../types.ts';
import { componentElement } from './calculator.ts';

/** `<Lesson name="match" />`: a lesson, written out on the page and stepped through in the browser. */
export const lesson: TagHandler = ({ required, fail }) => {
  const name = required('name');
  if (!Object.hasOwn(lessons, name)) return fail(`no lesson "${name}".${didYouMean(name, Object.keys(lessons))}`);
  return [componentElement('Lesson', { name })];
};
