import type { PhrasingContent } from 'mdast';
import { amountText, powerText } from '../../../reference/parameters/amount-text.ts';
import { loadParameters } from '../../../reference/parameters/load-parameters.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import { trees, type TreeName } from '../../../product.ts';
import type { TagContextData } from '../tag-context-data.ts';
import { code, phrase, siteLink, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

/** Units of parameters by their keys, of each tree's release. */
const units = new Map<TreeName, ReadonlyMap<string, string>>();

/** The value as it is set. Nothing cannot be shown as code. */
const asSet = (value: string): PhrasingContent => (value === '' ? text('empty') : code(value));

/** The value as readers think of it: amounts in whole units with the asset's name, long round counts as a power, anything else as it is set. */
function readable({ siteDir, tree }: TagContextData, name: string, value: string): PhrasingContent {
  const known =
    units.get(tree) ?? new Map(loadParameters(trees[tree].release, siteDir).map(({ key, unit }) => [key, unit]));
  units.set(tree, known);
  const amount = amountText(value, known.get(name) ?? '') ?? powerText(value);
  return amount === undefined ? asSet(value) : text(amount);
}

/** `<Param name show />`: a network parameter, linked to its entry, with this tree's value; `show="raw"` is the value that an API has. */
export const param: TagHandler = ({ facts, inline, attribute, required, fail }) => {
  const name = required('name');
  const value = facts.network.parameters[name];
  if (value === undefined) {
    return fail(`no network parameter "${name}".${didYouMean(name, Object.keys(facts.network.parameters))}`);
  }
  const show = attribute('show') ?? 'both';
  const route = facts.links.params[name] ?? `/api/network-parameters#${name}`;
  const link = siteLink(`/${facts.tree}${route}`, [code(name)]);
  const nodes: Readonly<Record<string, PhrasingContent[]>> = {
    name: [link],
    value: [siteLink(`/${facts.tree}${route}`, [readable(facts, name, value)])],
    raw: [siteLink(`/${facts.tree}${route}`, [asSet(value)])],
    both: [link, text(' ('), readable(facts, name, value), text(` on ${facts.tree})`)],
  };
  const chosen = nodes[show];
  if (chosen === undefined) return fail(`show="${show}" is unknown: use "name", "value", "raw" or "both".`);
  return phrase(inline, chosen);
};
