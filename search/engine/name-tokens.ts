import { identifierParts } from './identifier-parts.ts';

/** Identifiers of more parts than this are kept whole and in parts, but not by their endings. */
const longestEnding = 8;

const version = /^v\d/i;

/**
 * Visits the tokens under which a title or identifier is found: every word, and for an identifier its parts, the whole and its
 * endings at part boundaries. `market.fee.factors.makerFee` is found by market, fee, factors, maker, and as a whole, by
 * feefactorsmakerfee, factorsmakerfee and makerfee; `v0.73` also without its v. A token may come more than once.
 */
export function eachNameToken(title: string, visit: (token: string, isPart: boolean) => void): void {
  for (const word of title.includes(' ') ? title.split(' ') : [title]) {
    const parts = identifierParts(word);
    for (const part of parts) visit(part, true);
    if (parts.length < 2) continue;
    visit(parts.join(''), false);
    if (version.test(word)) visit(parts.join('').slice(1), false);
    if (parts.length > longestEnding) continue;
    for (let start = 1; start < parts.length - 1; start += 1) visit(parts.slice(start).join(''), false);
  }
}
