import { didYouMean } from '../../../common/near-matches.ts';
import { lessons } from '../../../lessons/stories.ts';
import type { TagHandler } from '../types.ts';
import { componentElement } from './calculator.ts';

/**
 * `<Lesson name="match" />`: a lesson that starts on the page, with a link to where it is written out, which is on the one page with
 * `<Lesson name="match" steps="written" />`.
 */
export const lesson: TagHandler = ({ facts, required, attribute, fail }) => {
  const name = required('name');
  if (!Object.hasOwn(lessons, name)) return fail(`no lesson "${name}".${didYouMean(name, Object.keys(lessons))}`);
  const steps = attribute('steps');
  if (steps === undefined)
    return [componentElement('Lesson', { name, written: `/${facts.tree}/lessons#lesson-${name}` })];
  return steps === 'written'
    ? [componentElement('Lesson', { name })]
    : fail(`steps="${steps}": the only value is "written".`);
};
