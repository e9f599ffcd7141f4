import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A sample of examples/: `rest/list-markets` in one language. */
export interface Example {
  readonly name: string;
  readonly file: string;
  /** Why it is not run, from its comment `sample: not run — reason`. */
  readonly notRun: string | undefined;
}

const root = path.join(process.cwd(), 'examples');

/** The samples in one language, without the bot, which has tests of its own. */
export function examplesIn(extension: 'sh' | 'py' | 'go' | 'ts'): Example[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'bot')
    .map(({ name }) => name);
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => {
        const whole = path.join(root, folder, file);
        return {
          name: `${folder}/${file.slice(0, -extension.length - 1)}`,
          file: whole,
          notRun: /sample: not run — (.+)/.exec(readFileSync(whole, 'utf8'))?.[1],
        };
      }),
  );
}
