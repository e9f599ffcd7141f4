import { execFileSync } from 'node:child_process';

/** When files were last changed, by their path from the project root; ISO 8601. */
export type LastChanges = ReadonlyMap<string, string>;

/** Reads `git log --name-only` in the form that `lastChanges` asks for; the newest commit comes first. */
export function readLog(log: string): LastChanges {
  const found = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) date = line.slice(1);
    else if (line !== '' && !found.has(line)) found.set(line, date);
  }
  return found;
}

let known: LastChanges | undefined;

/** Last changes of all files that pages are made from. Empty where there is no history (an archive without `.git`, say). */
export function lastChanges(): LastChanges {
  if (known !== undefined) return known;
  try {
    const folders = ['docs', 'definitions', 'reference', 'src/pages'];
    const log = execFileSync('git', ['log', '--format=%x00%cI', '--name-only', '--no-renames', '--', ...folders], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    known = readLog(log);
  } catch {
    known = new Map();
  }
  return known;
}

/** Last change of a file, or of anything inside a folder; undefined when the history does not know it. */
export function lastChangeOf(changes: LastChanges, source: string): string | undefined {
  const own = changes.get(source);
  if (own !== undefined) return own;
  const inside = [...changes].filter(([file]) => file.startsWith(`${source}/`)).map(([, date]) => date);
  return inside.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}
