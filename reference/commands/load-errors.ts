import type { Release } from '../../product.ts';
import { readYaml } from '../yaml/read-yaml.ts';

const schema = { type: 'object', minProperties: 1, additionalProperties: { type: 'string', pattern: '^`[^`]+`$' } };

/**
 * Messages of the named errors that command checks give, in code font, by Go name.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when the file departs from its schema
 */
export function loadErrors(release: Release, root: string = process.cwd()): Readonly<Record<string, string>> {
  return readYaml<Record<string, string>>(root, `${release.folder}/command-errors.yaml`, schema).value;
}
