import { readYaml } from '../yaml/read-yaml.ts';

const FILE = 'definitions/v0.73/command-errors.yaml';

const schema = { type: 'object', minProperties: 1, additionalProperties: { type: 'string', pattern: '^`[^`]+`$' } };

/**
 * Messages of the named errors that command checks give, in code font, by Go name.
 *
 * @param root project root
 * @throws DefinitionError when the file departs from its schema
 */
export function loadErrors(root: string = process.cwd()): Readonly<Record<string, string>> {
  return readYaml<Record<string, string>>(root, FILE, schema).value;
}
