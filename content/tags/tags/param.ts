import type { PhrasingContent } from 'mdast';
import { didYouMean } from '../../../common/near-matches.ts';
import { code, phrase, siteLink, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

/** `<Param name show />`: a network parameter, linked to its entry, with this tree's value. */
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
    value: [siteLink(`/${facts.tree}${route}`, [code(value)])],
    both: [link, text(' ('), code(value), text(` on ${facts.tree})`)],
  };
  const chosen = nodes[show];
  if (chosen === undefined) return fail(`show="${show}" is unknown: use "name", "value" or "both".`);
  return phrase(inline, chosen);
};
