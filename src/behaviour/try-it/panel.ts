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

const button = (action: string, text: string, more: Readonly<Record<string, string>> = {}): HTMLButtonElement =>
  element('button', { type: 'button', 'data-do': action, ...more }, text);

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
  const seed = element('input', { id: 'try-seed', type: 'text', inputmode: 'numeric', autocomplete: 'off' });
  const dialog = element(
    'dialog',
    { id: 'try-it', 'aria-labelledby': 'try-title', 'aria-describedby': 'try-mark' },
    element(
      'div',
      { class: 'try-head' },
      title,
      button('close', 'Close'),
      element(
        'p',
        { class: 'try-mark', id: 'try-mark' },
        element('strong', {}, 'Simulated in your browser. Nothing is sent.'),
        ' ',
        about,
      ),
    ),
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
            element('figure', { class: 'code' }, element('pre', { tabindex: '0', 'aria-label': 'Headers' }, headers)),
          ),
          element(
            'figure',
            { class: 'code' },
            element(
              'div',
              { class: 'code-bar' },
              element('button', { type: 'button', class: 'copy', 'data-copy': '' }, 'Copy'),
            ),
            element('pre', { tabindex: '0', 'aria-label': 'Answer' }, answer),
          ),
        ),
        element(
          'section',
          { class: 'try-code', 'aria-labelledby': 'try-code-title' },
          element('h3', { id: 'try-code-title' }, 'The same request to a node'),
          programs,
        ),
        element(
          'section',
          { class: 'try-world', 'aria-labelledby': 'try-world-title' },
          element('h3', { id: 'try-world-title' }, 'The network'),
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
            element('label', { for: 'try-seed' }, 'Seed '),
            seed,
            button('begin', 'Begin again with this seed'),
          ),
        ),
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
