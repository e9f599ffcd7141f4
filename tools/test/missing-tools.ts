import type { Need } from './needs.ts';

/** A need that is not met, and what of it is missing. */
export interface Missing {
  readonly need: Need;
  readonly parts: readonly string[];
}

const packagesOf = (missing: readonly Missing[]): string[] => [
  ...new Set(missing.flatMap(({ need }) => need.packages)),
];

/** The command that installs what is missing and Debian has; undefined when there is nothing that it has. */
export function installCommand(missing: readonly Missing[]): string | undefined {
  const packages = packagesOf(missing);
  return packages.length === 0
    ? undefined
    : `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}

/** What is missing, in one line. */
export const namesOf = (missing: readonly Missing[]): string =>
  missing
    .map(({ need, parts }) =>
      parts.includes(need.programs[0] ?? '') ? need.name : `${need.name} (${parts.join(', ')})`,
    )
    .join(', ');

/** The one line for somebody who may not install: what is missing and the command that brings it. */
export function remedy(missing: readonly Missing[]): string {
  const command = installCommand(missing);
  const how = command === undefined ? 'install it' : `install with: sudo sh -c '${command}'`;
  return `The tests need ${namesOf(missing)}: ${how}`;
}
