import { didYouMean } from '../../../common/near-matches.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import type { TagHandler } from '../types.ts';
import { componentElement, networkedCalculator } from './calculator.ts';

/**
 * `<Picture of="margin" />`: what the calculator of that name draws, with the parameters of the page's network, as part of the text;
 * with `from`, the values of one of its choices.
 */
export const picture: TagHandler = (context) => {
  const { attribute, required, fail } = context;
  const definition = networkedCalculator(context, required('of'));
  const { presets = [] } = definition;
  const from = attribute('from');
  const preset = presets.find(({ id }) => id === from);
  if (from !== undefined && preset === undefined) {
    const known = presets.map(({ id }) => id);
    return fail(`the calculator ${definition.id} has no choice "${from}".${didYouMean(from, known)}`);
  }
  const evaluation = evaluate(definition, { ...defaultValues(definition), ...preset?.values });
  const drawn = 'results' in evaluation ? evaluation.results.picture : undefined;
  if (drawn === undefined) return fail(`the calculator ${definition.id} draws nothing with these values.`);
  return [componentElement('Picture', { data: JSON.stringify(drawn) })];
};
