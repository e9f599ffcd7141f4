import { z } from 'zod';
import type { SiteData } from '../site-data.ts';

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
};

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
  { part, matching }: z.infer<z.ZodObject<typeof listDifferencesInput>>,
): string {
  const data = site.differences();
  const wanted = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(matching.toLowerCase());
  const networks = ['mainnet', 'testnet'];
  const facts = (title: string, entries: typeof data.identity): string =>
    table(
      [title, ...networks],
      entries.filter(wanted).map(({ name, mainnet, testnet }) => [name, mainnet, testnet]),
    );
  const { versions, changes } = data.versions;
  const texts: Readonly<Record<(typeof parts)[number], () => string>> = {
    identity: () => facts('What', data.identity),
    endpoints: () =>
      table(
        ['Protocol', ...networks],
        data.endpoints
          .filter((entry) => wanted({ name: entry.protocol }))
          .map(({ protocol, mainnet, testnet }) => [protocol, mainnet.join(', '), testnet.join(', ')]),
      ),
    apps: () => facts('Application', data.apps),
    contracts: () => facts('Contract', data.contracts),
    parameters: () =>
      table(
        ['Parameter', ...networks, 'In practice'],
        data.parameters.filter(wanted).map(({ name, mainnet, testnet, meaning }) => [name, mainnet, testnet, meaning]),
      ),
    apis: () =>
      versions.length < 2
        ? `Both networks run the same version (${versions.join('')}): there are no differences between their APIs.`
        : table(
            [`From ${versions.join(' to ')}`, 'Name', 'Change', 'Breaking', 'Details'],
            changes
              .filter(wanted)
              .map(({ kind, name, change, breaking, details }) => [
                kind,
                name,
                change,
                breaking ? 'yes' : 'no',
                details.join('; '),
              ]),
          ),
  };
  return (part === undefined ? parts : [part]).map((name) => `## ${name}\n\n${texts[name]()}`).join('\n\n');
}
