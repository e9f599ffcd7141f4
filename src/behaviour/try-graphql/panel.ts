import { typedAsIs } from '../../../common/typed-as-is.ts';
import { element } from '../element.ts';
import { codeFigure } from '../code-figure.ts';
import { button, panelHead, worldSection } from '../try-it/panel.ts';
import { programTabs } from '../try-it/programs.ts';

/** The parts of the panel that change. */
export interface Panel {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly about: HTMLAnchorElement;
  readonly form: HTMLFormElement;
  readonly examples: HTMLSelectElement;
  readonly editor: HTMLElement;
  readonly here: HTMLElement;
  readonly variables: HTMLTextAreaElement;
  readonly choices: HTMLElement;
  readonly faults: HTMLElement;
  readonly faultCount: HTMLElement;
  readonly send: HTMLButtonElement;
  readonly stop: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly alert: HTMLElement;
  readonly source: HTMLElement;
  readonly answer: HTMLElement;
  readonly code: HTMLElement;
  readonly programs: HTMLElement;
  readonly socket: HTMLElement;
  readonly world: HTMLElement;
  readonly seed: HTMLInputElement;
}

const keys = (...names: string[]): (Node | string)[] =>
  names.flatMap((name, index) => [...(index > 0 ? ['+'] : []), element('kbd', {}, name)]);

/** Makes the panel, empty: the page gets it when it is opened for the first time. */
export function createPanel(): Panel {
  const title = element('h2', { id: 'gql-title' }, 'Try GraphQL');
  const about = element('a', {}, 'What it simulates, and what not');
  const examples = element('select', { id: 'gql-example' });
  const editor = element('div', { class: 'gql-editor', translate: 'no' });
  const here = element('div', {
    class: 'gql-here',
    id: 'gql-here',
    // It may have to be scrolled: the keyboard reaches it in every browser, and always at the same place.
    tabindex: '0',
    'aria-label': 'What the schema says of the caret’s place',
    role: 'group',
  });
  const variables = element('textarea', {
    id: 'gql-variables',
    rows: '5',
    ...typedAsIs,
    'aria-describedby': 'gql-fault-count',
  });
  const choices = element('div', { class: 'gql-choices' });
  const faultCount = element('p', { class: 'gql-count', id: 'gql-fault-count', role: 'status' });
  const faults = element('ul', { class: 'gql-faults' });
  const send = element('button', { class: 'try-send' }, 'Send');
  const stop = button('stop', 'Stop', { hidden: '' });
  const form = element(
    'form',
    { class: 'builder try-form', novalidate: '' },
    element('div', { class: 'row' }, element('label', { for: 'gql-example' }, 'Begin with an example'), examples),
    element(
      'div',
      { class: 'row' },
      element('span', { class: 'gql-label' }, 'Query'),
      editor,
      element(
        'p',
        { class: 'hint' },
        ...keys('Ctrl', 'Enter'),
        ' sends, ',
        ...keys('Ctrl', 'Space'),
        ' completes, ',
        ...keys('Ctrl', 'I'),
        ' reads out what stands at the caret, ',
        ...keys('F8'),
        ' goes to the next problem; on a Mac it is ⌘ with Enter and I. ',
        ...keys('Tab'),
        ' leaves the editor.',
      ),
      here,
    ),
    element('div', { class: 'row' }, element('label', { for: 'gql-variables' }, 'Variables, JSON'), variables, choices),
    faultCount,
    faults,
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
  const answer = element('code', {});
  const programs = element('div', {}, programTabs('gql-code'));
  const socket = element('p', { hidden: '' });
  const code = element(
    'section',
    { class: 'try-code', 'aria-labelledby': 'gql-code-title' },
    element('h3', { id: 'gql-code-title' }, 'The same request to a node'),
    programs,
    socket,
  );
  const world = element('p', {});
  const seed = element('input', { type: 'text', inputmode: 'numeric', ...typedAsIs });
  const dialog = element(
    'dialog',
    { id: 'try-graphql', class: 'try-panel', 'aria-labelledby': 'gql-title', 'aria-describedby': 'gql-mark' },
    panelHead('gql-mark', title, about),
    element(
      'div',
      { class: 'try-body' },
      form,
      element(
        'div',
        {},
        element(
          'section',
          { class: 'try-answer', 'aria-labelledby': 'gql-answer-title' },
          element('h3', { id: 'gql-answer-title' }, 'Answer'),
          status,
          alert,
          source,
          codeFigure(answer, { label: 'Answer' }),
        ),
        code,
        worldSection('gql', world, seed),
      ),
    ),
  );
  document.body.append(dialog);
  return {
    dialog,
    title,
    about,
    form,
    examples,
    editor,
    here,
    variables,
    choices,
    faults,
    faultCount,
    send,
    stop,
    status,
    alert,
    source,
    answer,
    code,
    programs,
    socket,
    world,
    seed,
  };
}
