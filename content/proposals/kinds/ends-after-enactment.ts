import type { ProposalKind } from '../types.ts';

/** The rule of programs: the time at `path`, Unix seconds, is not before the enactment. */
export function endsAfterEnactment(path: string): NonNullable<ProposalKind['check']> {
  return (values) =>
    Number(values[path]) < Number(values['terms.enactmentTimestamp'])
      ? [{ path, message: 'The program cannot end before the enactment.' }]
      : [];
}
