import { typedAsIs } from '../../../common/typed-as-is.ts';
import { codeFigure } from '../code-figure.ts';
import { element } from '../element.ts';
import { programTabs } from './programs.ts';

/** The parts of the panel that change. */
export interface Panel {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly about: HTMLAnchorElement;
  readonly form: HTMLFormElement;
  readonly path: HTMLElement;
  readonly fields: HTMLElement;
  readonly send: HTMLButtonElement;
  readonly stop: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly alert: HTMLElement;
  readonly source: HTMLElement;
  readonly headers: HTMLElement;
  readonly answer: HTMLElement;
  readonly programs: HTMLElement;
  readonly world: HTMLElement;
  readonly seed: HTMLInputElement;
}

export const button = (action: string, text: string, more: Readonly<Record<string, string>> = {}): HTMLButtonElement =>
  element('button', { type: 'button', 'data-do': action, ...more }, text);

/** The head of a panel: its title, how it is closed, and at all times what it is. */
export function panelHead(id: string, title: HTMLElement, about: HTMLAnchorElement): HTMLElement {
  return element(
    'div',
    { class: 'try-head' },
    title,
    button('close', 'Close'),
    element(
      'p',
      { class: 'try-mark', id },
      element('strong', {}, 'Simulated in your browser. Nothing is sent.'),
      ' ',
      about,
    ),
  );
}

/** What moves the network's time and begins another one. @param id begins the ids of its elements */
export function worldSection(id: string, world: HTMLElement, seed: HTMLInputElement): HTMLElement {
  seed.id = `${id}-seed`;
  return element(
    'section',
    { class: 'try-world', 'aria-labelledby': `${id}-world-title` },
    element('h3', { id: `${id}-world-title` }, 'The network'),
    world,
    element(
      'p',
      { class: 'try-buttons' },
      button('block', 'One block'),
      button('blocks', 'Ten blocks'),
      button('epoch', 'To the next epoch'),
    ),
    element(
      'p',
      { class: 'try-buttons' },
      element('label', { for: `${id}-seed` }, 'Seed '),
      seed,
      button('begin', 'Begin again with this seed'),
    ),
  );
}

/** Makes the panel, empty: the page gets it when it is opened for the first time. */
export function createPanel(): Panel {
  const title = element('h2', { id: 'try-title' });
  const about = element('a', {}, 'What it simulates, and what not');
  const path = element('p', { class: 'try-path' });
  const fields = element('div', {});
  const send = element('button', { class: 'try-send' }, 'Send');
  const stop = button('stop', 'Stop', { hidden: '' });
  const form = element(
    'form',
    { class: 'builder try-form', novalidate: '' },
    path,
    fields,
    element(
      'p',
      { class: 'try-buttons' },
      send,
      stop,
      button('reset', 'Reset to the example'),
      button('link', 'Copy link'),
    ),
  );
  const status = element('p', { class: 'try-status', role: 'status' });
  const alert = element('div', { class: 'try-alert', role: 'alert', hidden: '' });
  const source = element('p', { class: 'try-source', hidden: '' });
  const headers = element('code', {});
  const answer = element('code', {});
  const programs = element('div', {}, programTabs());
  const world = element('p', {});
  const seed = element('input', { type: 'text', inputmode: 'numeric', ...typedAsIs });
  const dialog = element(
    'dialog',
    { id: 'try-it', 'aria-labelledby': 'try-title', 'aria-describedby': 'try-mark' },
    panelHead('try-mark', title, about),
    element(
      'div',
      { class: 'try-body' },
      form,
      element(
        'div',
        {},
        element(
          'section',
          { class: 'try-answer', 'aria-labelledby': 'try-answer-title' },
          element('h3', { id: 'try-answer-title' }, 'Answer'),
          status,
          alert,
          source,
          element(
            'details',
            { class: 'try-headers' },
            element('summary', {}, 'Headers'),
            codeFigure(headers, { label: 'Headers' }),
          ),
          codeFigure(answer, { label: 'Answer' }),
        ),
        element(
          'section',
          { class: 'try-code', 'aria-labelledby': 'try-code-title' },
          element('h3', { id: 'try-code-title' }, 'The same request to a node'),
          programs,
        ),
        worldSection('try', world, seed),
      ),
    ),
  );
  document.body.append(dialog);
  return {
    dialog,
    title,
    about,
    form,
    path,
    fields,
    send,
    stop,
    status,
    alert,
    source,
    headers,
    answer,
    programs,
    world,
    seed,
  };
}
