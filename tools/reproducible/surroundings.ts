import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Surroundings {
  /** Name of the folder that is built in. */
  readonly name: string;
  /** What is different about this build, for the reader. */
  readonly words: string;
  readonly environment: NodeJS.ProcessEnv;
  /** A command in front of the build's. */
  readonly prefix: readonly string[];
}

const answers = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The same for both: nothing that an earlier build left behind is used. */
const clean = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } as const;

/** The two places that a commit is built in: as it comes, and where as much as possible is different. */
export function surroundings(): readonly [Surroundings, Surroundings] {
  const isPinned = answers('taskset', '-c', '0', 'true');
  const isAlone = answers('unshare', '--net', 'true');
  const day = pathToFileURL(path.resolve('tools', 'reproducible', 'another-day.mjs')).href;
  return [
    { name: 'first', words: 'as this machine is', environment: clean, prefix: [] },
    {
      name: 'second-with-another-name',
      words: `another folder, clock (400 days on), time zone, language, file permissions${isPinned ? ', one processor' : ''}${isAlone ? ', no network' : ''}`,
      environment: {
        ...clean,
        TZ: 'Pacific/Kiritimati',
        LANG: 'C',
        LC_ALL: 'C',
        LANGUAGE: 'de',
        NODE_OPTIONS: `--import=${day}`,
      },
      prefix: [
        'sh',
        '-c',
        'umask 077 && exec "$@"',
        'sh',
        ...(isPinned ? ['taskset', '-c', '0'] : []),
        ...(isAlone ? ['unshare', '--net'] : []),
      ],
    },
  ];
}
