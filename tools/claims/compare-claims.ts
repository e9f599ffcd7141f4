import type { Claim } from './claim.ts';
import { markOf } from './ledger.ts';

/** What differs between what a file says and what was signed. */
export interface Unsigned {
  /** Claims that nobody has signed. */
  readonly claims: readonly Claim[];
  /** How many signed claims the file no longer makes. */
  readonly gone: number;
  /** The first claim that stands at another place than it was signed at, where nothing else differs. */
  readonly moved: Claim | undefined;
}

/** Compares the claims of a file with the marks of those that were signed. */
export function compareClaims(claims: readonly Claim[], signed: readonly string[]): Unsigned {
  const left = new Map<string, number>();
  for (const mark of signed) left.set(mark, (left.get(mark) ?? 0) + 1);
  const unsigned = claims.filter((claim) => {
    const mark = markOf(claim);
    const count = left.get(mark) ?? 0;
    if (count > 0) left.set(mark, count - 1);
    return count === 0;
  });
  const gone = [...left.values()].reduce((sum, count) => sum + count, 0);
  const same = unsigned.length === 0 && gone === 0;
  return { claims: unsigned, gone, moved: same ? claims.find((claim, at) => markOf(claim) !== signed[at]) : undefined };
}

/** What differs, a line each, with file, line and what to do; none when all is signed. */
export function describeUnsigned(file: string, { claims, gone, moved }: Unsigned): string[] {
  const remedy = `read it against its source, then npm run claims -- ${file}`;
  return [
    ...claims.map(({ line, text }) => `${file}:${line}: nobody has signed “${text}”: ${remedy}`),
    ...(claims.length === 0 && gone > 0 ? [`${file}: ${gone} signed claims are gone: ${remedy}`] : []),
    ...(moved === undefined ? [] : [`${file}:${moved.line}: stands in another order: “${moved.text}”: ${remedy}`]),
  ];
}
