import { identifierParts } from '@site/search/engine/identifier-parts';
import { findMarks } from '@site/search/engine/find-marks';

/** Elements whose text is not prose, or is not ours to change: islands belong to React. */
const untouched = 'script, style, svg, math, button, input, textarea, select, nav, [data-island], [hidden] > label, .hash-link, .theme-doc-toc-mobile, .theme-doc-toc-desktop';
const mostMarks = 200;

function textsOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(untouched) === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  return texts;
}

function markText(text: Text, words: readonly string[]): HTMLElement[] {
  const marks = findMarks(text.data, words);
  // From the end, so that earlier positions stay right.
  return marks.toReversed().map(([from, to]) => {
    const marked = text.splitText(from);
    marked.splitText(to - from);
    const element = document.createElement('mark');
    element.className = 'search-mark';
    marked.replaceWith(element);
    element.append(marked);
    return element;
  });
}

/** The words, and in place of an identifier that the page does not hold as a whole its parts. */
function wordsOn(texts: readonly Text[], words: readonly string[]): string[] {
  const all = texts.map(({ data }) => data.toLowerCase()).join('\n');
  return words.flatMap((word) => (all.includes(word) ? [word] : identifierParts(word)));
}

/** Marks words (lower case) in an element. The result takes the marks away and leaves the text as it was. */
export function markWords(root: HTMLElement, words: readonly string[]): () => void {
  const elements: HTMLElement[] = [];
  const texts = textsOf(root);
  const present = wordsOn(texts, words);
  for (const text of texts) {
    if (elements.length >= mostMarks) break;
    elements.push(...markText(text, present));
  }
  return () => {
    for (const element of elements) {
      const parent = element.parentNode;
      element.replaceWith(...element.childNodes);
      parent?.normalize();
    }
  };
}
