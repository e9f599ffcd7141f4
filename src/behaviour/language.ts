import { copyAndReport } from './copy.ts';
import { recall, remember } from './storage.ts';

/** Where the language of samples is remembered: it is also the group of the tabs of samples and of guides. */
export const languageGroup = 'code-language';
const key = `docusaurus.tab.${languageGroup}`;
const selectSelector = 'select[data-language]';

/** The language that the reader chose for samples; the first one of the site until then. */
export const chosenLanguage = (): string => recall(key) ?? 'curl';

/** Makes every choice of the language, and every button that copies in it, say which one it is. */
export function showLanguage(root: ParentNode = document): void {
  const language = chosenLanguage();
  let label = '';
  for (const select of root.querySelectorAll<HTMLSelectElement>(selectSelector)) {
    select.value = language;
    label = select.options[select.selectedIndex]?.text ?? '';
  }
  if (label !== '')
    for (const button of root.querySelectorAll('button[data-copy-as]')) button.textContent = `Copy as ${label}`;
}

/**
 * Remembers the language that the reader chooses for all samples of the site.
 *
 * @returns true when the event came from such a choice
 */
export function handleLanguageChange(event: Event): boolean {
  const select = (event.target as Element | null)?.closest?.<HTMLSelectElement>(selectSelector);
  if (!select) return false;
  remember(key, select.value);
  return true;
}

/** Copies a request as a program in the reader's language: `<button data-copy-as>`. The code that writes it is loaded then. */
export function handleCopyAsClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button[data-copy-as]');
  if (!button) return false;
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  const program = import('./copy-as.ts').then(({ copyAs }) => copyAs(button, code, chosenLanguage()));
  void copyAndReport(button, program);
  return true;
}
