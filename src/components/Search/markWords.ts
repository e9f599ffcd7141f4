import { identifierParts } from '@site/search/engine/identifier-parts';
import { findMarks } from '@site/search/engine/find-marks';

/** Elements whose text is not prose, or is not ours to change: islands belong to React. */
const untouched =
  'script, style, svg, math, button, input, textarea, select, nav, [data-island], [hidden] > label, .hash-link, .theme-doc-toc-mobile, .theme-doc-toc-desktop';
const mostMarks = 200;

/** Neighbouring texts that read as one: between them stand only places where a long identifier may break. */
type Run = readonly Text[];

function runsOf(root: HTMLElement): Run[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(untouched) === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const runs: Text[][] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    const before = text.previousSibling;
    if (before?.nodeName === 'WBR' && before.previousSibling === runs.at(-1)?.at(-1)) runs.at(-1)?.push(text);
    else runs.push([text]);
  }
  return runs;
}

const wordsOf = (run: Run): string => run.map(({ data }) => data).join('');

/** The text of a run that holds a position, and the position in it. At a seam the end of the first counts, or the start of the second. */
function placeIn(run: Run, position: number, isEnd: boolean): readonly [text: Text, offset: number] | undefined {
  let rest = position;
  for (const text of run) {
    if (isEnd ? rest <= text.length : rest < text.length) return [text, rest];
    rest -= text.length;
  }
  return undefined;
}

function markRun(run: Run, words: readonly string[]): HTMLElement[] {
  const marks = findMarks(wordsOf(run), words);
  // From the end, so that earlier positions stay right.
  return marks.toReversed().flatMap(([from, to]) => {
    const [start, end] = [placeIn(run, from, false), placeIn(run, to, true)];
    if (start === undefined || end === undefined) return [];
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    const element = document.createElement('mark');
    element.className = 'search-mark';
    range.surroundContents(element);
    return [element];
  });
}

/** The words, and in place of an identifier that the page does not hold as a whole its parts. */
function wordsOn(runs: readonly Run[], words: readonly string[]): string[] {
  const all = runs.map((run) => wordsOf(run).toLowerCase()).join('\n');
  return words.flatMap((word) => (all.includes(word) ? [word] : identifierParts(word)));
}

/** Marks words (lower case) in an element. The result takes the marks away and leaves the text as it was. */
export function markWords(root: HTMLElement, words: readonly string[]): () => void {
  const elements: HTMLElement[] = [];
  const runs = runsOf(root);
  const present = wordsOn(runs, words);
  for (const run of runs) {
    if (elements.length >= mostMarks) break;
    elements.push(...markRun(run, present));
  }
  return () => {
    for (const element of elements) {
      const parent = element.parentNode;
      element.replaceWith(...element.childNodes);
      parent?.normalize();
    }
  };
}
