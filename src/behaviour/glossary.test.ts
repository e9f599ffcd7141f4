// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBehaviour } from './index.ts';
import { hideNote } from './term-note.ts';

const page = `<p>An <a class="term" id="epoch" href="/mainnet/concepts/glossary#epoch" title="A period.">epoch</a> and
  a <a class="term" id="bond" href="/mainnet/concepts/glossary#bond" title="Locked funds.">bond</a>. <a id="other" href="/x">Other</a></p>`;

const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const note = (): HTMLElement | null => document.querySelector('[role=tooltip]');
const shown = (): string | null => (note()?.dataset['open'] === undefined ? null : (note()?.textContent ?? null));
const pointer = (type: string, id: string, pointerType = 'mouse'): void => {
  (id === 'note' ? note() : element(id))?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
};
function click(id: string): boolean {
  return !element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeAll(() => {
  // happy-dom has no popovers: these stand for the browser's.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset['open'] = '';
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset['open'];
    },
  });
  installBehaviour();
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
});
afterEach(() => {
  hideNote();
  vi.useRealTimers();
});

describe('a glossary term', () => {
  it('shows its definition while the pointer is on it or on the note', () => {
    pointer('pointerover', 'epoch');
    expect(shown()).toBe('A period.');
    pointer('pointerout', 'epoch');
    vi.advanceTimersByTime(100);
    pointer('pointerover', 'note');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('A period.');
    pointer('pointerout', 'note');
    vi.advanceTimersByTime(500);
    expect(shown()).toBeNull();
  });

  it('tells the definition once: the title is in the note meanwhile', () => {
    pointer('pointerover', 'epoch');
    expect(element('epoch').hasAttribute('title')).toBe(false);
    expect(element('epoch').getAttribute('aria-describedby')).toBe(note()?.id);
    pointer('pointerover', 'bond');
    expect(shown()).toBe('Locked funds.');
    expect(element('epoch').title).toBe('A period.');
    expect(element('epoch').hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows it to the keyboard, and Escape puts it away', () => {
    element('bond').focus();
    expect(shown()).toBe('Locked funds.');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shown()).toBeNull();
    element('other').focus();
    element('bond').focus();
    expect(shown()).toBe('Locked funds.');
    element('other').focus();
    expect(shown()).toBeNull();
  });

  it('shows it on the first tap and follows the link on the second', () => {
    pointer('pointerdown', 'epoch', 'touch');
    expect(click('epoch')).toBe(true);
    expect(shown()).toBe('A period.');
    pointer('pointerdown', 'epoch', 'touch');
    expect(click('epoch')).toBe(false);
  });

  it.each(['other', 'note'])('is put away by a tap on %s', (where) => {
    pointer('pointerdown', 'epoch', 'touch');
    click('epoch');
    expect(shown()).toBe('A period.');
    pointer('pointerdown', where, 'touch');
    expect(shown()).toBeNull();
  });

  it('is a link to a click of the mouse', () => {
    pointer('pointerover', 'epoch');
    pointer('pointerdown', 'epoch');
    expect(click('epoch')).toBe(false);
  });

  it('leaves the title to the browser that has no popovers', () => {
    const show = HTMLElement.prototype.showPopover;
    delete (HTMLElement.prototype as { showPopover?: unknown }).showPopover;
    pointer('pointerover', 'epoch');
    HTMLElement.prototype.showPopover = show;
    expect(element('epoch').title).toBe('A period.');
  });
});
