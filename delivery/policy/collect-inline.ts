import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from './allowed.ts';
import { inlineCode, policyHash, type InlineCode } from './inline-code.ts';
import type { InlineHashes } from './security-headers.ts';

/** What of a page's inline code is not listed. `known` are the scripts of the pages before it, by their entry's marker. */
function problems({ scripts, styleAttributes, forbidden }: InlineCode, known: Map<string, string>): string[] {
  const values: readonly string[] = allowed.styleAttributes.map(({ value }) => value);
  const unlisted = scripts.flatMap((code) => {
    const entry = allowed.scripts.find(({ marker }) => code.includes(marker));
    if (entry === undefined) return [`an inline script: ${code.slice(0, 100)}`];
    // An entry stands for one script. Another one that only mentions its marker is not listed.
    const first = known.get(entry.marker) ?? code;
    known.set(entry.marker, first);
    return first === code
      ? []
      : [`an inline script that names ${entry.marker} but differs from the one of other pages: ${code.slice(0, 100)}`];
  });
  return [
    ...forbidden,
    ...unlisted,
    ...styleAttributes.filter((value) => !values.includes(value)).map((value) => `a style attribute: ${value}`),
  ];
}

/**
 * Hashes of all inline code in the built pages. Throws, naming each page and what stands there, when a page holds
 * something that delivery/policy/allowed.ts does not list.
 * @param files pages below `folder`, with forward slashes
 */
export function collectInline(folder: string, files: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  const known = new Map<string, string>();
  const faults: string[] = [];
  for (const file of files) {
    const inline = inlineCode(readFileSync(path.join(folder, file), 'utf8'));
    faults.push(...problems(inline, known).map((problem) => `${file}: ${problem}`));
    for (const code of inline.scripts) scripts.add(policyHash(code));
    for (const value of inline.styleAttributes) styleAttributes.add(policyHash(value));
  }
  if (faults.length > 0) {
    const more = faults.length > 20 ? `\n  … and ${faults.length - 20} more` : '';
    throw new Error(
      `Inline code that delivery/policy/allowed.ts does not list:\n  ${faults.slice(0, 20).join('\n  ')}${more}`,
    );
  }
  return { scripts: [...scripts].sort(), styleAttributes: [...styleAttributes].sort() };
}
