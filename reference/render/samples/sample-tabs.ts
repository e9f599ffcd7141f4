import { sampleLanguages } from '../../../common/sample-languages.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';

/** The code of one sample in each language, by the language's id. */
export type Samples = Readonly<Record<(typeof sampleLanguages)[number]['id'], string>>;

/**
 * Tabs with the same sample in four languages, as the tabs of guides: one choice for the whole site.
 *
 * @param id distinguishes the tabs of one page
 */
export function sampleTabs(samples: Samples, id: string): string {
  const tabs = sampleLanguages.map(
    (language, index) =>
      `<button type="button" role="tab" id="${id}-${language.id}-tab" aria-controls="${id}-${language.id}" aria-selected="${index === 0}"` +
      `${index === 0 ? '' : ' tabindex="-1"'} data-value="${language.id}">${language.label}</button>`,
  );
  const panels = sampleLanguages.map(
    (language, index) =>
      `<div role="tabpanel" id="${id}-${language.id}" aria-labelledby="${id}-${language.id}-tab"${index === 0 ? '' : ' hidden'}>` +
      `${codeFigure(samples[language.id], language.highlight)}</div>`,
  );
  return `<div class="code-tabs" data-tabs="code-language"><div class="code-tabs-list" role="tablist" aria-label="Language of the sample">${tabs.join('')}</div>${panels.join('')}</div>`;
}
