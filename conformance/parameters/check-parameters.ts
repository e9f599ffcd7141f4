import { newestRelease } from '../../product.ts';
import { loadParameters } from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';

/**
 * Compares the names of a node's network parameters with the documented ones. Their values are a network's own, so that
 * only what the release starts with can be compared: `defaults`, from a genesis file that the program has just made.
 *
 * @param names the parameters that a node lists
 */
export function checkParameters(
  names: readonly string[],
  defaults: Readonly<Record<string, string>> | undefined,
  root?: string,
): PartReport {
  const recorder = new Recorder('parameters');
  const documented = loadParameters(newestRelease, root);
  recorder.compare('lists', 'network parameters', 'names', documented.map(({ key }) => key).sort(), [...names].sort());
  for (const { key, default: value, type } of documented) {
    if (defaults?.[key] === undefined) continue;
    const plain = (text: string): string => (type === 'json' ? JSON.stringify(JSON.parse(text)) : text);
    recorder.compare('defaults', key, 'default', plain(String(value)), plain(defaults[key]));
  }
  return recorder.report();
}
