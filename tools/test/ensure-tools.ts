import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installCommand, namesOf, remedy, type Missing } from './missing-tools.ts';
import { needs } from './needs.ts';
import { missingOf } from './programs.ts';

const find = (): Missing[] =>
  needs
    .filter(({ longRun }) => longRun === undefined)
    .map((need) => ({ need, parts: missingOf(need) }))
    .filter(({ parts }) => parts.length > 0);
const isVital = ({ need }: Missing): boolean => need.otherwise === undefined;
const mayInstall = (): boolean =>
  process.getuid?.() === 0 && ['/usr/bin/apt-get', '/bin/apt-get'].some((place) => existsSync(place));

/** Installs Debian's packages; gives what went wrong, if anything did. */
function install(missing: readonly Missing[]): string | undefined {
  const command = installCommand(missing);
  if (command === undefined) return undefined;
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    timeout: 900_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n');
}

/**
 * Makes sure that the programs which tests drive are there: installs what is missing through apt where this user may, and
 * otherwise ends the run with the one command that does. What only some tests need and nobody can install here is left
 * out: those tests are skipped, which the end of the run says.
 */
export function ensureTools(): void {
  const missing = find();
  if (missing.length === 0) return;
  if (!mayInstall()) {
    if (!missing.some(isVital)) return;
    // What Debian does not have is no part of the command: its tests are skipped.
    console.error(remedy(missing.filter(({ need }) => need.packages.length > 0)));
    process.exit(1);
  }
  const packaged = missing.filter(({ need }) => need.packages.length > 0);
  if (packaged.length > 0) console.log(`Missing: ${namesOf(packaged)}. Installing from Debian's packages …`);
  const problem = install(packaged);
  if (problem !== undefined) console.error(problem);
  const left = find().filter(isVital);
  if (left.length === 0) return;
  console.error(remedy(left));
  process.exit(1);
}
