import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newestRelease, releaseOf, type Release } from '../../product.ts';

/** What an import is asked to do. */
export interface ImportRequest {
  readonly release: Release;
  /** Label of the release whose descriptions are carried over, `v0.73`. */
  readonly from: Release;
  readonly proto?: string;
  readonly rest: readonly string[];
  readonly graphql?: string;
  readonly parameters?: string;
  readonly openrpc?: string;
  readonly openrpcBefore?: string;
  readonly commands?: string;
  readonly abi?: string;
  /** Names in the earlier release by those in the new one. */
  readonly renames: ReadonlyMap<string, string>;
  /** Elements that are gone although something looks like them. */
  readonly gone: ReadonlySet<string>;
  /** Elements that did change their number. */
  readonly renumbered: ReadonlySet<string>;
}

export const usage = `npm run import-release -- --version v0.74.10 --from ${newestRelease.label} SOURCES…

Sources, any of them; a kind that is not given stays as it is in the earlier release:
  --proto DIR        folder that the imports of the .proto files start from
  --rest FILE        HTTP bindings that stand apart from them (service configuration); may be repeated
  --graphql FILE     the GraphQL schema
  --parameters PLACE core/netparams of the release, or a table of network parameters: key, type, default, bounds if known
  --openrpc FILE     methods of the wallet, as OpenRPC
  --openrpc-before FILE
                     the same file of the earlier release: only what differs between the two is taken over
  --commands FILE    table of command lines with their flags
  --abi PLACE        ABIs of contracts: a folder of files, or one file, named after the contract

What a person has decided, each may be repeated:
  --rename OLD=NEW   an element has another name now; its description is carried over
  --gone OLD         an element is gone, although another one looks like it
  --renumbered NAME  a field or value has another number now`;

const many = { type: 'string', multiple: true } as const;
const one = { type: 'string' } as const;

/**
 * Reads the arguments of the command.
 *
 * @throws Error with what is wrong and how to say it
 */
export function readArguments(words: readonly string[]): ImportRequest {
  const { values } = parseArgs({
    args: [...words],
    options: {
      version: one,
      from: one,
      proto: one,
      rest: many,
      graphql: one,
      parameters: one,
      openrpc: one,
      'openrpc-before': one,
      commands: one,
      abi: one,
      rename: many,
      gone: many,
      renumbered: many,
    },
  });
  const {
    version = '',
    from = '',
    rest = [],
    rename = [],
    gone = [],
    renumbered = [],
    'openrpc-before': openrpcBefore,
    ...sources
  } = values;
  if (!/^v?\d+\.\d+\.\d+$/.test(version)) throw new Error(`--version is a release such as v0.74.10, not "${version}".`);
  if (!/^v?\d+\.\d+(?:\.\d+)?$/.test(from))
    throw new Error(`--from is a line of releases in definitions/, such as ${newestRelease.label}, not "${from}".`);
  const given = [
    ...Object.entries(sources),
    ...(openrpcBefore === undefined ? [] : [['openrpc-before', openrpcBefore] as const]),
    ...rest.map((file) => ['rest', file] as const),
  ];
  if (given.length === 0) throw new Error('No source is given.');
  for (const [name, place] of given) if (!existsSync(place)) throw new Error(`--${name} ${place} does not exist.`);
  if (openrpcBefore !== undefined && sources.openrpc === undefined)
    throw new Error('--openrpc-before is compared with --openrpc, which is not given.');
  const renames = new Map(
    rename.map((pair): [string, string] => {
      const [before = '', after = '', ...more] = pair.split('=');
      if (before === '' || after === '' || more.length > 0)
        throw new Error(`--rename is OLD=NEW with full names, not "${pair}".`);
      return [after, before];
    }),
  );
  return {
    release: releaseOf(version.replace(/^v/, '')),
    from: releaseOf(from.replace(/^v/, '')),
    ...sources,
    ...(openrpcBefore === undefined ? {} : { openrpcBefore }),
    rest,
    renames,
    gone: new Set(gone),
    renumbered: new Set(renumbered),
  };
}
