import { programAt } from '../tools/test/programs.ts';

interface Skips {
  readonly skip: (reason: string) => never;
}

/**
 * Where a program lies that a test drives. Without it the test is skipped, with the reason that the end of the run shows.
 *
 * @param context what Vitest gives to the test
 */
export function needing(program: string, context: Skips): string {
  return programAt(program) ?? context.skip(`${program} is not installed`);
}
