import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { remedy } from './missing-tools.ts';
import { needs, type Need } from './needs.ts';

const postgresql = '/usr/lib/postgresql';

/** Folders with programs: those of the user, and Debian's for administrators and for the database. */
function folders(): string[] {
  const databases = existsSync(postgresql)
    ? readdirSync(postgresql).map((version) => path.join(postgresql, version, 'bin'))
    : [];
  return [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/bin',
    '/usr/local/sbin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
    ...databases,
  ];
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Where a program lies, undefined where it is not installed. Only programs of `needs` may be asked for. */
export function programAt(name: string): string | undefined {
  if (!needs.some(({ programs }) => programs.some((group) => group.split('|').includes(name))))
    throw new Error(`${name} is not declared in tools/test/needs.ts.`);
  return folders()
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

/** Where the first that is installed of some programs lies. Throws with the command that installs it where none is. */
export function requiredProgram(...names: readonly string[]): string {
  const found = names.map(programAt).find((file) => file !== undefined);
  if (found !== undefined) return found;
  const need = needs.find(({ programs }) => programs.some((group) => group.split('|').includes(names[0] ?? '')));
  throw new Error(need === undefined ? `${names.join(', ')}: not installed.` : remedy([{ need, parts: [...names] }]));
}

/** The interpreter that Debian's Python packages belong to: another one that stands before it in the path has its own. */
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** What of a need is not there, in words. */
export function missingOf({ programs, pythonModules = [], files = [] }: Need): string[] {
  const absent = programs.filter(
    (group) =>
      !group
        .split('|')
        .some(
          (name) => (name === 'chromium' && existsSync(process.env['CHROMIUM'] ?? '')) || programAt(name) !== undefined,
        ),
  );
  const modules =
    absent.length > 0
      ? []
      : pythonModules.filter((name) => spawnSync(python, ['-c', `import ${name}`], { stdio: 'ignore' }).status !== 0);
  return [
    ...absent.map((group) => group.split('|')[0] ?? ''),
    ...modules.map((name) => `the Python module ${name}`),
    ...files.filter((file) => !existsSync(file)),
  ];
}
