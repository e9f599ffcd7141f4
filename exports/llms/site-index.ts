import { product, trees, type TreeName } from '../../product.ts';
import type { PageExport } from '../page-export.ts';
import { linkList } from './link-list.ts';

/** `/llms.txt`: where the trees' own lists are, and the pages outside the trees. */
export function siteIndex(pages: readonly PageExport[]): string {
  const names = Object.keys(trees) as TreeName[];
  const entries = names.map((tree) => {
    const { path, label } = trees[tree];
    return `- [${label}](${product.url}/${path}/llms.txt): all pages with the values of this network\n- [${label} as data](${product.url}/${path}/index.json): pages, headings and API elements as JSON`;
  });
  // The second is made only while the trees describe different releases.
  const differences = ['/differences', '/changes'].flatMap((route) =>
    names
      .map((tree) => pages.find(({ path }) => path === `/${trees[tree].path}${route}`))
      .filter((page) => page !== undefined),
  );
  return (
    [
      `# ${product.title}`,
      `> ${product.description}`,
      'The documentation stands in two trees with the same pages: one with the endpoints, addresses and parameter values of each network. Every page has a Markdown export at its path with `.md` behind it.',
      `## Trees\n\n${entries.join('\n')}\n- [Schema of the JSON files](${product.url}/index.schema.json)`,
      ...(differences.length === 0 ? [] : [`## What differs between the networks\n\n${linkList(differences)}`]),
      `## Optional\n\n${linkList(pages.filter(({ tree }) => tree === undefined))}`,
    ].join('\n\n') + '\n'
  );
}
