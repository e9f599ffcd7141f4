import { parseDocument } from '../html/page/built-page.ts';
import { attribute, findElement, findElements, hasClass, textOf } from '../html/page/dom.ts';

/** Code samples of a built page by the language that their tabs stand for (`curl`, `python`, …); the page's first tabs with code. */
export function tabSamples(html: string): ReadonlyMap<string, string> {
  for (const tabs of findElements(parseDocument(html), (element) => hasClass(element, 'code-tabs'))) {
    const languages = findElements(tabs, (element) => attribute(element, 'role') === 'tab').map(
      (tab) => [attribute(tab, 'data-value') ?? '', attribute(tab, 'aria-controls') ?? ''] as const,
    );
    const samples = languages.flatMap(([language, panelId]) => {
      const panel = findElement(tabs, (element) => attribute(element, 'id') === panelId);
      const code = panel === undefined ? undefined : findElement(panel, ({ tagName }) => tagName === 'pre');
      return code === undefined ? [] : [[language, textOf(code)] as const];
    });
    if (samples.length > 0) return new Map(samples);
  }
  return new Map();
}
