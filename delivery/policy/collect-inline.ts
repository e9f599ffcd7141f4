import type { Document } from '../../html/page/dom.ts';
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

/** Collects the inline code of pages, one after another. */
export class InlineCollector {
  readonly #scripts = new Set<string>();
  readonly #styleAttributes = new Set<string>();
  readonly #known = new Map<string, string>();
  readonly #faults: string[] = [];

  /** @param file the page's, for messages */
  add(file: string, document: Document): void {
    const inline = inlineCode(document);
    this.#faults.push(...problems(inline, this.#known).map((problem) => `${file}: ${problem}`));
    for (const code of inline.scripts) this.#scripts.add(policyHash(code));
    for (const value of inline.styleAttributes) this.#styleAttributes.add(policyHash(value));
  }

  /**
   * Hashes of all inline code. Throws, naming each page and what stands there, when a page held something that
   * delivery/policy/allowed.ts does not list.
   */
  hashes(): InlineHashes {
    const faults = this.#faults;
    if (faults.length > 0) {
      const more = faults.length > 20 ? `\n  … and ${faults.length - 20} more` : '';
      throw new Error(
        `Inline code that delivery/policy/allowed.ts does not list:\n  ${faults.slice(0, 20).join('\n  ')}${more}`,
      );
    }
    return { scripts: [...this.#scripts].sort(), styleAttributes: [...this.#styleAttributes].sort() };
  }
}
