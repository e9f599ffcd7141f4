import { identifierParts } from './identifier-parts.ts';

/** Identifiers of more parts than this are kept whole and in parts, but not by their endings. */
const longestEnding = 8;

/**
 * Tokens under which a title or identifier is found: every word, and for an identifier the whole, its endings at part
 * boundaries and its parts. `market.fee.factors.makerFee` is found by its whole, by feefactorsmakerfee, makerfee, fee …
 */
export function nameTokens(title: string): Set<string> {
  const tokens = new Set<string>();
  for (const word of title.split(/\s+/)) {
    const parts = identifierParts(word);
    for (const part of parts) tokens.add(part);
    if (parts.length > 1) tokens.add(parts.join(''));
    if (parts.length > longestEnding) continue;
    for (let start = 1; start < parts.length - 1; start += 1) tokens.add(parts.slice(start).join(''));
  }
  return tokens;
}
