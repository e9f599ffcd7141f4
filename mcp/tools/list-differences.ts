import { z } from 'zod';
import { trees } from '../../product.ts';
import { changeRoute } from '../../reference/differences/changes/changes-routes.ts';
import { changesOf, families } from '../../reference/differences/versions/families.ts';
import type { Differences, SiteData } from '../site-data.ts';
import type { ToolAnswer } from '../tool-answer.ts';

const parts = ['identity', 'endpoints', 'apps', 'contracts', 'parameters', 'apis'] as const;

export const listDifferencesInput = {
  part: z
    .enum(parts)
    .optional()
    .describe(
      'One part only: identity (chain ids), endpoints, apps, contracts, parameters (network parameters), apis (changes between versions). All without it.',
    ),
  matching: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Only entries whose name holds this text, such as `market.fee`.'),
  breaking: z
    .boolean()
    .default(false)
    .describe('Of the changes between versions, only those that can break a program.'),
};

const networkTexts = { name: z.string(), mainnet: z.string().nullable(), testnet: z.string().nullable() };
const facts = z.array(z.object(networkTexts)).optional();

export const listDifferencesOutput = {
  identity: facts,
  endpoints: z
    .array(z.object({ protocol: z.string(), mainnet: z.array(z.string()), testnet: z.array(z.string()) }))
    .optional(),
  apps: facts,
  contracts: facts,
  parameters: z.array(z.object({ ...networkTexts, meaning: z.string() })).optional(),
  apis: z
    .array(
      z.looseObject({
        kind: z.string(),
        name: z.string(),
        change: z.string(),
        breaking: z.boolean(),
        details: z.array(z.string()),
        api: z.string().describe('The API or programs that it belongs to.'),
        url: z.string().describe('Path of the page that tells it, with the anchor.'),
      }),
    )
    .optional(),
};

/** Only what the output schema knows. */
const named = ({ name, mainnet, testnet }: Differences['identity'][number]): Differences['identity'][number] => ({
  name,
  mainnet,
  testnet,
});

const cell = (text: string | null): string =>
  text === null ? 'none' : text === '' ? 'empty' : text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** What differs between mainnet and testnet. */
export function listDifferences(
  site: SiteData,
  { part, matching, breaking }: z.infer<z.ZodObject<typeof listDifferencesInput>>,
): ToolAnswer<typeof listDifferencesOutput> {
  const data = site.differences();
  const wanted = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(matching.toLowerCase());
  const networks = ['mainnet', 'testnet'];
  const factTable = (title: string, entries: typeof data.identity): string =>
    table(
      [title, ...networks],
      entries.filter(wanted).map(({ name, mainnet, testnet }) => [name, mainnet, testnet]),
    );
  const { versions } = data.versions;
  // What breaks programs comes first, as on the pages.
  const changes = families.flatMap((family) =>
    changesOf(family, data.versions.changes)
      .filter((change) => wanted(change) && (change.breaking || !breaking))
      .map((change) => ({
        ...change,
        details: [...(change.about === undefined ? [] : [change.about]), ...change.details],
        api: family.title,
        url: `/${trees.testnet.path}${changeRoute(change)}`,
      })),
  );
  const texts: Readonly<Record<(typeof parts)[number], () => string>> = {
    identity: () => factTable('What', data.identity),
    endpoints: () =>
      table(
        ['Protocol', ...networks],
        data.endpoints
          .filter((entry) => wanted({ name: entry.protocol }))
          .map(({ protocol, mainnet, testnet }) => [protocol, mainnet.join(', '), testnet.join(', ')]),
      ),
    apps: () => factTable('Application', data.apps),
    contracts: () => factTable('Contract', data.contracts),
    parameters: () =>
      table(
        ['Parameter', ...networks, 'In practice'],
        data.parameters.filter(wanted).map(({ name, mainnet, testnet, meaning }) => [name, mainnet, testnet, meaning]),
      ),
    apis: () =>
      versions.length < 2
        ? `Both networks run the same version (${versions.join('')}): there are no differences between their APIs.`
        : table(
            [`From ${versions.join(' to ')}`, 'Kind', 'Name', 'Change', 'Breaking', 'Details', 'Page'],
            changes.map(({ api, kind, name, change, breaking: breaks, details, url }) => [
              api,
              kind,
              name,
              change,
              breaks ? 'yes' : 'no',
              details.join('; '),
              url,
            ]),
          ),
  };
  const asked = part === undefined ? parts : [part];
  const all: Required<z.infer<z.ZodObject<typeof listDifferencesOutput>>> = {
    identity: data.identity.filter(wanted).map(named),
    endpoints: data.endpoints
      .filter((entry) => wanted({ name: entry.protocol }))
      .map(({ protocol, mainnet, testnet }) => ({ protocol, mainnet: [...mainnet], testnet: [...testnet] })),
    apps: data.apps.filter(wanted).map(named),
    contracts: data.contracts.filter(wanted).map(named),
    parameters: data.parameters.filter(wanted).map((entry) => ({ ...named(entry), meaning: entry.meaning })),
    apis: changes,
  };
  return {
    text: asked.map((name) => `## ${name}\n\n${texts[name]()}`).join('\n\n'),
    data: Object.fromEntries(asked.map((name) => [name, all[name]])),
  };
}
