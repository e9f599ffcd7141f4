// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBehaviour, pageShown } from './index.ts';

const languages = ['curl', 'python', 'go'];

function tabs(id: string, group: string, values: readonly string[] = languages): string {
  const list = values.map(
    (value, index) =>
      `<button type="button" role="tab" id="${id}-${value}-tab" aria-controls="${id}-${value}" aria-selected="${index === 0}" data-value="${value}">${value}</button>`,
  );
  const panels = values.map(
    (value, index) => `<div role="tabpanel" id="${id}-${value}" ${index === 0 ? '' : 'hidden'}>${value} code</div>`,
  );
  return `<div data-tabs="${group}"><div role="tablist">${list.join('')}</div>${panels.join('')}</div>`;
}

const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const shownPanels = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.id);

beforeAll(() => installBehaviour());
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    tabs('a', 'code-language') + tabs('b', 'code-language', ['curl', 'python']) + tabs('c', 'os');
});

describe('tabs', () => {
  it('switch every set of the group that has the language, and no other set', () => {
    element('a-python-tab').click();
    expect(shownPanels()).toEqual(['a-python', 'b-python', 'c-curl']);
    element('a-go-tab').click();
    expect(shownPanels()).toEqual(['a-go', 'b-python', 'c-curl']);
  });

  it('tell screen readers which one is shown and leave one stop for the Tab key', () => {
    element('a-go-tab').click();
    expect(element('a-go-tab').getAttribute('aria-selected')).toBe('true');
    expect(element('a-curl-tab').getAttribute('aria-selected')).toBe('false');
    expect(
      [...document.querySelectorAll<HTMLElement>('#a-curl-tab, #a-python-tab, #a-go-tab')].map((t) => t.tabIndex),
    ).toEqual([-1, -1, 0]);
  });

  it('are remembered for the next page', () => {
    element('a-python-tab').click();
    document.body.innerHTML = tabs('later', 'code-language');
    pageShown();
    expect(localStorage.getItem('docusaurus.tab.code-language')).toBe('python');
    expect(shownPanels()).toEqual(['later-python']);
  });

  it.each([
    ['ArrowRight', 'a-python'],
    ['ArrowLeft', 'a-go'],
    ['End', 'a-go'],
    ['Home', 'a-curl'],
  ])('follow %s', (key, panel) => {
    element('a-curl-tab').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(shownPanels()[0]).toBe(panel);
    expect(document.activeElement?.id).toBe(`${panel}-tab`);
  });

  it('follow the choice made in another window', () => {
    localStorage.setItem('docusaurus.tab.code-language', 'go');
    window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.code-language' }));
    expect(shownPanels()).toEqual(['a-go', 'b-curl', 'c-curl']);
  });

  it('still switch where the browser refuses storage', () => {
    const refuse = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    element('a-go-tab').click();
    refuse.mockRestore();
    expect(shownPanels()[0]).toBe('a-go');
  });
});
