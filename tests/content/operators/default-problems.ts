import { newestRelease } from '../../../product.ts';
import { loadConfig } from '../../../reference/cli/load-config.ts';
import type { CliValue, ConfigKey } from '../../../reference/cli/types.ts';
import type { OwnPage } from './own-pages.ts';

const keys = loadConfig(newestRelease).flatMap((file) => file.keys);

/** A key and the default that a page's table gives it. */
export interface ToldDefault {
  readonly line: number;
  readonly key: string;
  readonly told: string;
}

/** The rows of a page's tables whose first columns are headed `key` and `default`; a cell with several keys is several rows. */
export function toldDefaults(text: string): ToldDefault[] {
  let inTable = false;
  return text.split('\n').flatMap((line, index) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells[0] === 'key' && cells[1] === 'default') inTable = true;
    else if (cells.length === 0) inTable = false;
    if (!inTable || !cells[0]?.startsWith('`')) return [];
    const names = [...cells[0].matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    // `SQLStore.ConnectionConfig.Host`, `.Port`: the rest shares the first one's section.
    const section = (names[0] ?? '').replace(/\.[^.]+$/, '');
    return names.map((name) => ({
      line: index + 1,
      key: name.startsWith('.') ? section + name : name,
      told: cells[1] ?? '',
    }));
  });
}

/** Rows of a page that name an unknown key, or another default than the definitions have. */
export function defaultProblems({ file, text }: OwnPage): string[] {
  return toldDefaults(text).flatMap(({ line, key, told }) => {
    const found = keys.filter((entry) => entry.key === key);
    if (found.length === 0) return [`${file}:${line}: no configuration has the key ${key}`];
    return found.some((entry) => agrees(entry, told))
      ? []
      : [`${file}:${line}: ${key} is ${JSON.stringify(found[0]?.default ?? null)}, not "${told}"`];
  });
}

function agrees({ default: value }: ConfigKey, told: string): boolean {
  const words = told
    .replaceAll('`', '')
    .split(/[,; ]+/)
    .filter((word) => word !== '');
  if (isEmpty(value)) return /^(empty|none|unset)$/.test(words[0] ?? '');
  return forms(value).some((form) => words.includes(form)) || forms(value).includes(told.replaceAll('`', ''));
}

const isEmpty = (value: CliValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** How a page may write a value: `96h0m0s` as `96h`, an address without its quotes. */
function forms(value: CliValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => forms(entry as CliValue));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([key, entry]) => `"${key}" = "${String(entry)}"`);
  const plain = String(value);
  return [plain, plain.replace(/(?<=[hm])0s$/, '').replace(/(?<=h)0m$/, '')];
}
