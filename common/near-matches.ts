import { distance } from 'fastest-levenshtein';

/** The up to `limit` candidates that look most like `name`, best first; none that differ in more than half. */
export function nearMatches(name: string, candidates: Iterable<string>, limit = 3): string[] {
  const wanted = name.toLowerCase();
  return [...candidates]
    .map((candidate) => ({ candidate, cost: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, cost }) => cost <= Math.max(candidate.length, wanted.length) / 2)
    .sort((a, b) => a.cost - b.cost || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** A sentence for an error message: the near matches of an unknown name, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const near = nearMatches(name, candidates);
  return near.length === 0 ? '' : ` Did you mean ${near.map((match) => `"${match}"`).join(' or ')}?`;
}
