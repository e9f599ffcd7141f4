import { programRequest, type Values } from '../../../sandbox/in-page/build-request.ts';
import type { OperationForm } from '../../../sandbox/in-page/protocol.ts';
import { sampleLanguages } from '../../../common/sample-languages.ts';
import type { SampleRequest } from '../../../reference/render/samples/sample-request.ts';
import { codeFigure } from '../code-figure.ts';
import { element } from '../element.ts';
import { showRememberedTabs } from '../tabs.ts';
import { writers } from '../writers.ts';

/**
 * Tabs with the request as a program in each language: one choice for the whole site, as in the samples of pages.
 *
 * @param prefix begins the ids of the tabs
 */
export function programTabs(prefix = 'try-code'): HTMLElement {
  const id = (language: string): string => `${prefix}-${language}`;
  const list = element('div', { class: 'code-tabs-list', role: 'tablist', 'aria-label': 'Language of the program' });
  const tabs = element('div', { class: 'code-tabs', 'data-tabs': 'code-language' }, list);
  sampleLanguages.forEach((language, index) => {
    list.append(
      element(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `${id(language.id)}-tab`,
          'aria-controls': id(language.id),
          'aria-selected': String(index === 0),
          'data-value': language.id,
          ...(index === 0 ? {} : { tabindex: '-1' }),
        },
        language.label,
      ),
    );
    const kind = language.highlight === 'bash' ? 'shell' : 'code';
    const figure = codeFigure(element('code', { 'data-program': language.id }), { kind });
    tabs.append(
      element(
        'div',
        {
          role: 'tabpanel',
          id: id(language.id),
          'aria-labelledby': `${id(language.id)}-tab`,
          ...(index === 0 ? {} : { hidden: '' }),
        },
        figure,
      ),
    );
  });
  return tabs;
}

/** Writes the request into the tabs, or why it is no program. */
export function showPrograms(
  root: ParentNode,
  form: OperationForm,
  values: Values,
  base: string,
  body: string | undefined,
): void {
  writePrograms(root, () => programRequest(form, values, base, body));
}

/** Writes a request into the tabs. @param request throws SyntaxError when the body is no JSON */
export function writePrograms(root: ParentNode, request: () => SampleRequest): void {
  for (const code of root.querySelectorAll<HTMLElement>('[data-program]')) {
    let text: string;
    try {
      text = writers[code.dataset['program'] ?? '']?.(request()) ?? '';
    } catch (error) {
      text = `The body is no JSON: ${(error as Error).message}`;
    }
    if (code.textContent !== text) code.textContent = text;
  }
  showRememberedTabs(root);
}
