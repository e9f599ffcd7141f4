import { z } from 'zod';
import { didYouMean } from '../../common/near-matches.ts';
import { sampleLanguages } from '../../common/sample-languages.ts';
import { codeBlock } from '../../exports/markdown/escape.ts';
import { tabSamples } from '../../exports/tab-samples.ts';
import { network } from '../inputs.ts';
import { sampleFiles, sampleText } from '../sample-files.ts';
import type { SiteData } from '../site-data.ts';
import { ToolError } from '../tool-error.ts';

const languages = sampleLanguages.map(({ id }) => id) as unknown as [string, ...string[]];

export const getSampleInput = {
  name: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      'A REST operation (its id TradingDataService_ListOrders or its path /api/v2/orders) or a sample of the guides (rest/list-accounts). Empty lists the samples of the guides.',
    ),
  language: z
    .enum(languages)
    .default('python')
    .describe(`Language of the sample: ${languages.join(', ')}.`),
  network,
};

/** A sample that runs as it stands: for a REST operation of the reference, or one of those that the guides use. */
export function getSample(
  site: SiteData,
  examples: string,
  input: z.infer<z.ZodObject<typeof getSampleInput>>,
): string {
  const { name, network: tree } = input;
  const language = sampleLanguages.find(({ id }) => id === input.language) ?? sampleLanguages[0];
  const files = sampleFiles(examples);
  if (name === '') {
    return `Samples of the guides:\n\n${[...files].map(([sample, found]) => `- ${sample} (${[...found.keys()].map((extension) => sampleLanguages.find((entry) => entry.extension === extension)?.id ?? extension).join(', ')})`).join('\n')}\n\nEvery REST operation has samples too: give its id or path.`;
  }
  const file = files.get(name);
  if (file !== undefined) {
    const found = file.get(language.extension);
    if (found === undefined)
      throw new ToolError(
        `The sample ${name} is not written in ${language.id}. It is there as ${[...file.values()].join(', ')}.`,
      );
    return `${found}\n\n${codeBlock(sampleText(examples, found), language.highlight)}`;
  }
  const operations = site.tree(tree).elements.filter(({ kind }) => kind === 'operation');
  const operation = operations.find(
    (entry) => entry.name === name || entry.path === name || entry.name.endsWith(`_${name}`),
  );
  if (operation === undefined)
    throw new ToolError(
      `There is no sample ${name}.${didYouMean(name, [...operations.map((entry) => entry.name), ...files.keys()])}`,
    );
  const code = tabSamples(site.read(`${operation.url.slice(1)}.html`)).get(language.id);
  if (code === undefined)
    throw new ToolError(`${operation.name} has no sample in ${language.id}: read ${operation.url} with read_page.`);
  return `${operation.method ?? ''} ${operation.path ?? ''} (${operation.url})\n\n${codeBlock(code, language.highlight)}`;
}
