import { DefinitionError } from '../../reference/descriptors/definition-error.ts';
import { readYaml } from '../../reference/yaml/read-yaml.ts';
import { compareVersions } from './versions.ts';
import { releasesSchema } from './schema.ts';
import type { Release } from './types.ts';

const file = 'definitions/releases.yaml';

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
}

/**
 * The releases of the core, newest first.
 *
 * @param root project root
 * @throws DefinitionError when an entry departs from its form, has no day of the calendar or stands out of order
 */
export function loadReleases(root: string): readonly Release[] {
  const { value, line } = readYaml<readonly Release[]>(root, file, releasesSchema);
  value.forEach(({ version, date, testnet, mainnet }, index) => {
    const place = { file, line: line(index, 'version') };
    const wrong = [date, testnet, mainnet].find((day) => day !== undefined && !isDay(day));
    if (wrong !== undefined) {
      throw new DefinitionError(place, `${wrong} is no day of the calendar.`, 'Write days as YYYY-MM-DD.');
    }
    const before = value[index - 1];
    if (before !== undefined && compareVersions(version, before.version) >= 0) {
      throw new DefinitionError(
        place,
        `${version} stands after ${before.version}.`,
        'Put the newest release first, each once.',
      );
    }
  });
  return value;
}
