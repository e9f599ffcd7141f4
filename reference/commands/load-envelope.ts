import type { Release } from '../../product.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** The transaction around a command. */
export interface Envelope {
  /** Names of `TxVersion` that the network takes, and the one that wallets make. */
  readonly versions: { readonly accepted: readonly string[]; readonly produced: string };
  /** What stands between chain ID and input data, as an escape sequence. */
  readonly chainIdDelimiter: string;
  /** Parts that the signature covers, in order. */
  readonly signedBytes: readonly string[];
  /** Checks made before those of the command; `says` completes a sentence that starts with the field. */
  readonly rules: readonly { readonly field: string; readonly rule: string; readonly says: string }[];
}

const text = { type: 'string', minLength: 1 };
const list = { type: 'array', items: text, minItems: 1 };

const schema = {
  type: 'object',
  required: ['versions', 'chainIdDelimiter', 'signedBytes', 'rules'],
  additionalProperties: false,
  properties: {
    versions: {
      type: 'object',
      required: ['accepted', 'produced'],
      additionalProperties: false,
      properties: { accepted: list, produced: text },
    },
    chainIdDelimiter: text,
    signedBytes: list,
    rules: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['field', 'rule', 'says'],
        additionalProperties: false,
        properties: { field: text, rule: text, says: text },
      },
    },
  },
};

/**
 * What holds for every transaction, whatever its command.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when the file departs from its schema
 */
export function loadEnvelope(release: Release, root: string = process.cwd()): Envelope {
  return readYaml<Envelope>(root, `${release.folder}/command-envelope.yaml`, schema).value;
}
