import { attributes, html, type Html } from '../../../html/html.ts';
import { sampleLanguages } from '../../../common/sample-languages.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';

/** The code of one sample in each language, by the language's id. */
export type Samples = Readonly<Record<(typeof sampleLanguages)[number]['id'], string>>;

/**
 * Tabs with the same sample in four languages, as the tabs of guides: one choice for the whole site.
 *
 * @param id distinguishes the tabs of one page
 */
export function sampleTabs(samples: Samples, id: string): Html {
  const tabs = sampleLanguages.map(
    (language, index) =>
      html`<button type="button" role="tab" id="${id}-${language.id}-tab" aria-controls="${id}-${language.id}" aria-selected="${String(index === 0)}"${attributes({ tabindex: index !== 0 && -1 })} data-value="${language.id}">${language.label}</button>`,
  );
  const panels = sampleLanguages.map(
    (language, index) =>
      html`<div role="tabpanel" id="${id}-${language.id}" aria-labelledby="${id}-${language.id}-tab"${attributes({ hidden: index !== 0 })}>${codeFigure(samples[language.id], language.highlight)}</div>`,
  );
  return html`<div class="code-tabs" data-tabs="code-language"><div class="code-tabs-list" role="tablist" aria-label="Language of the sample">${tabs}</div>${panels}</div>`;
}
