import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import type { ParameterType } from '../../../reference/parameters/types.ts';
import type { ParameterRow } from './parameter-row.ts';

const constant = /^\s*(\w+)\s*=\s*"((?:[^"\\]|\\.)*)"/gm;
const entry = /^\s*(?:m\[(\w+)\]\s*=|(\w+):)\s*New(Decimal|Int|Uint|Duration|JSON|String)\(/gm;

/**
 * Reads the network parameters of a release out of its `core/netparams`: keys, types and defaults. Bounds and checks are
 * code, and are not read; a default that is a name of another package is left out.
 *
 * @param folder with `keys.go` and `defaults.go`
 * @throws DefinitionError for a folder without them, a file that ends in its middle, and a parameter without a key
 */
export function readDefaults(folder: string): ReadonlyMap<string, ParameterRow> {
  const [keysFile, file] = ['keys.go', 'defaults.go'].map((name) => path.join(folder, name));
  for (const place of [keysFile, file])
    if (place === undefined || !existsSync(place))
      throw new DefinitionError(
        { file: folder },
        `there is no ${path.basename(place ?? '')} in it`,
        'Give core/netparams of the release with --parameters, or a table.',
      );
  const text = whole(file ?? '');
  const keys = constantsOf(whole(keysFile ?? ''));
  const own = constantsOf(text);
  const entries = [...text.matchAll(entry)];
  if (entries.length === 0)
    throw new DefinitionError({ file: file ?? '' }, 'there are no parameters in it', 'Take the file of the release.');
  return new Map(
    entries.map((match, index): [string, ParameterRow] => {
      const name = match[1] ?? match[2] ?? '';
      const key = keys.get(name);
      const line = text.slice(0, match.index + match[0].indexOf(name)).split('\n').length;
      if (key === undefined)
        throw new DefinitionError(
          { file: file ?? '', line },
          `${name} has no key in ${path.basename(keysFile ?? '')}`,
          'Take both files of the same release.',
        );
      const body = text.slice(match.index + match[0].length, entries[index + 1]?.index);
      const value = valueOf(body, own);
      const message = /^&proto\.(\w+)\{/.exec(body)?.[1];
      return [
        key,
        {
          type: (match[3] ?? '').toLowerCase() as ParameterType,
          ...(value === undefined ? {} : { default: value }),
          ...(message === undefined ? {} : { jsonMessage: `vega.${message}` }),
          ...(/\.Mutable\(true\)/.test(body) ? {} : { governanceUpdatable: false }),
        },
      ];
    }),
  );
}

/** A file of Go without its comments; its lines keep their numbers. */
function whole(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  if (!/\n[)}]\s*$/.test(text))
    throw new DefinitionError(
      { file, line: text.split('\n').length },
      'the file ends in its middle',
      'Take the whole file of the release.',
    );
  return text;
}

const constantsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(constant)].map(([, name = '', value = '']) => [name, value]));

/** The text that a parameter starts with; undefined when it is a name that the file does not define. */
function valueOf(body: string, constants: ReadonlyMap<string, string>): string | undefined {
  const [, raw, quoted, name = ''] = /MustUpdate\(\s*(?:`([^`]*)`|"((?:[^"\\]|\\.)*)"|([\w.]+))/.exec(body) ?? [];
  return raw ?? quoted?.replace(/\\(.)/g, '$1') ?? constants.get(name);
}
