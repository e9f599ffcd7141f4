import { findExamples, findNodes } from './find-examples.ts';
import { storedValues, type Kind, type Values } from './values.ts';

const names: Readonly<Record<Kind, string>> = {
  party: 'Your party',
  market: 'Your market',
  asset: 'Your asset',
  node: 'Your data node',
};
const codeSelector = '[data-page] figure.code code';
/** Only the samples of operations name a node: the reader's other programs have addresses of their own. */
const samples = '.call-code [data-tabs="code-language"] code';

/** Puts the example's values back. */
function restore(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('mark.own')) {
    const parent = mark.parentNode;
    mark.replaceWith(mark.dataset['was'] ?? '');
    parent?.normalize();
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-as]')) {
    const { was } = button.dataset;
    if (was !== undefined) button.dataset['address'] = was;
    delete button.dataset['key'];
    delete button.dataset['was'];
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input.own')) {
    input.classList.remove('own');
    input.value = input.defaultValue;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Marks each of some texts below an element with what stands in its place. */
function replace(root: Element, shown: ReadonlyMap<string, readonly [Kind, string]>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [was, [kind, value]] of shown) {
    // What is left behind a found text joins the list and is searched in its turn.
    for (const text of texts) {
      const at = text.data.indexOf(was);
      if (at < 0) continue;
      const found = text.splitText(at);
      texts.push(found.splitText(was.length));
      const mark = document.createElement('mark');
      mark.className = 'own';
      mark.title = names[kind];
      mark.dataset['was'] = was;
      mark.textContent = value;
      found.replaceWith(mark);
    }
  }
}

/** What stands in place of which text of the page's code. */
function replacements(values: Values): Map<string, readonly [Kind, string]> {
  const all = [...document.querySelectorAll(codeSelector)].map((code) => code.textContent ?? '');
  const shown = new Map<string, readonly [Kind, string]>();
  for (const [id, kind] of findExamples(all.join('\n'))) {
    const value = values[kind];
    if (value !== undefined) shown.set(id, [kind, value]);
  }
  const { node } = values;
  if (node !== undefined) {
    const code = [...document.querySelectorAll(samples)].map((sample) => sample.textContent ?? '').join('\n');
    for (const address of findNodes(code)) shown.set(address, ['node', node]);
  }
  return shown;
}

/** Shows the reader's values in the page's samples, marked, and says on the buttons how many there are. To be called for each page. */
export function showValues(values: Values = storedValues()): void {
  restore();
  const shown = replacements(values);
  if (shown.size > 0) for (const code of document.querySelectorAll(codeSelector)) replace(code, shown);
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-as]')) {
    if (values.party !== undefined) button.dataset['key'] = values.party;
    if (values.node !== undefined && button.dataset['copyAs'] === 'graphql') {
      button.dataset['was'] = button.dataset['address'] ?? '';
      button.dataset['address'] = `${values.node}/graphql`;
    }
  }
  if (values.party !== undefined)
    for (const input of document.querySelectorAll<HTMLInputElement>('.builder input[name="publicKey"]')) {
      input.value = values.party;
      input.classList.add('own');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  const count = Object.keys(values).length;
  for (const button of document.querySelectorAll('button[data-values]'))
    button.textContent = count === 0 ? 'Your values' : `Your values: ${count}`;
}
