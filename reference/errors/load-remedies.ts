import { didYouMean } from '../../common/near-matches.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import type { Model } from '../model/model.ts';
import { readYaml } from '../yaml/read-yaml.ts';

const schema = { type: 'object', additionalProperties: { type: 'string', minLength: 1 } };

/** The enums whose values are reasons of a rejection. */
const enums = ['vega.OrderError', 'vega.StopOrder.RejectionReason', 'vega.ProposalError'];

/**
 * What to do about a rejection, by the value that names it.
 *
 * @throws DefinitionError when the file departs from its schema or names no such value
 */
export function loadRemedies(model: Model, root: string = process.cwd()): Readonly<Record<string, string>> {
  const file = `${model.release.folder}/rejection-remedies.yaml`;
  const { value, line } = readYaml<Record<string, string>>(root, file, schema);
  const names = enums.flatMap((name) => model.enumeration(name)?.values.map(({ valueName }) => valueName) ?? []);
  for (const name of Object.keys(value)) {
    if (names.includes(name)) continue;
    throw new DefinitionError(
      { file, line: line(name) },
      `No reason of a rejection is called ${name}.${didYouMean(name, names)}`,
      `Use the name of a value of ${enums.join(', ')}.`,
    );
  }
  return value;
}
