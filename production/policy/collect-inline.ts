import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from './allowed.ts';
import { inlineCode, policyHash } from './inline-code.ts';
import type { InlineHashes } from './security-headers.ts';

function problems(html: string): string[] {
  const { scripts, styleAttributes, forbidden } = inlineCode(html);
  const values: readonly string[] = allowed.styleAttributes.map(({ value }) => value);
  return [
    ...forbidden,
    ...scripts
      .filter((code) => !allowed.scripts.some(({ marker }) => code.includes(marker)))
      .map((code) => `an inline script: ${code.slice(0, 100)}`),
    ...styleAttributes.filter((value) => !values.includes(value)).map((value) => `a style attribute: ${value}`),
  ];
}

/**
 * Hashes of all inline code in the built pages. Throws, naming each page and what stands there, when a page holds
 * something that production/policy/allowed.ts does not list.
 * @param files pages below `folder`, with forward slashes
 */
export function collectInline(folder: string, files: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  const faults: string[] = [];
  for (const file of files) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    faults.push(...problems(html).map((problem) => `${file}: ${problem}`));
    const inline = inlineCode(html);
    for (const code of inline.scripts) scripts.add(policyHash(code));
    for (const value of inline.styleAttributes) styleAttributes.add(policyHash(value));
  }
  if (faults.length > 0) {
    const more = faults.length > 20 ? `\n  … and ${faults.length - 20} more` : '';
    throw new Error(`Inline code that production/policy/allowed.ts does not list:\n  ${faults.slice(0, 20).join('\n  ')}${more}`);
  }
  return { scripts: [...scripts].sort(), styleAttributes: [...styleAttributes].sort() };
}
