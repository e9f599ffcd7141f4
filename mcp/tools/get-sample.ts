import { z } from 'zod';
import { didYouMean } from '../../common/near-matches.ts';
import { sampleLanguages } from '../../common/sample-languages.ts';
import { codeBlock } from '../../exports/markdown/escape.ts';
import { tabSamples } from '../../exports/tab-samples.ts';
import { network } from '../inputs.ts';
import { sampleFiles, sampleText } from '../sample-files.ts';
import type { SiteData } from '../site-data.ts';
import { type ToolAnswer, ToolError } from '../tool-answer.ts';

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

export const getSampleOutput = {
  name: z.string().optional().describe('The sample, or the id of the operation.'),
  language: z.string().optional(),
  code: z.string().optional(),
  source: z.string().optional().describe('File of the sample, or path of the page that shows it.'),
  samples: z
    .array(z.object({ name: z.string(), languages: z.array(z.string()) }))
    .optional()
    .describe('The samples of the guides, where no name was given.'),
};

/** A sample that runs as it stands: for a REST operation of the reference, or one of those that the guides use. */
export function getSample(
  site: SiteData,
  examples: string,
  input: z.infer<z.ZodObject<typeof getSampleInput>>,
): ToolAnswer<typeof getSampleOutput> {
  const { name, network: tree } = input;
  const language = sampleLanguages.find(({ id }) => id === input.language) ?? sampleLanguages[0];
  const files = sampleFiles(examples);
  if (name === '') {
    const samples = [...files].map(([sample, found]) => ({
      name: sample,
      languages: [...found.keys()].map(
        (extension) => sampleLanguages.find((entry) => entry.extension === extension)?.id ?? extension,
      ),
    }));
    const lines = samples.map((sample) => `- ${sample.name} (${sample.languages.join(', ')})`);
    return {
      text: `Samples of the guides:\n\n${lines.join('\n')}\n\nEvery REST operation has samples too: give its id or path.`,
      data: { samples },
    };
  }
  const file = files.get(name);
  if (file !== undefined) {
    const found = file.get(language.extension);
    if (found === undefined)
      throw new ToolError(
        `The sample ${name} is not written in ${language.id}. It is there as ${[...file.values()].join(', ')}.`,
      );
    const code = sampleText(examples, found);
    return {
      text: `${found}\n\n${codeBlock(code, language.highlight)}`,
      data: { name, language: language.id, code, source: found },
    };
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
  return {
    text: `${operation.method ?? ''} ${operation.path ?? ''} (${operation.url})\n\n${codeBlock(code, language.highlight)}`,
    data: { name: operation.name, language: language.id, code, source: operation.url },
  };
}
