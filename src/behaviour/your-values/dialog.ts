import { typedAsIs } from '../../../common/typed-as-is.ts';
import { announce } from '../announce.ts';
import { copyAndReport } from '../copy.ts';
import { element } from '../element.ts';
import { showValues } from './show.ts';
import { kinds, readValue, storedValues, storeValues, type Kind } from './values.ts';

const labels: Readonly<Record<Kind, string>> = {
  party: 'Party (public key)',
  market: 'Market id',
  asset: 'Asset id',
  node: 'Address of a data node (REST)',
};

const row = (kind: Kind): HTMLElement =>
  element(
    'p',
    {},
    element('label', { for: `own-${kind}` }, labels[kind]),
    element('input', {
      id: `own-${kind}`,
      type: 'text',
      ...typedAsIs,
      'aria-describedby': `own-${kind}-problem`,
    }),
    element('span', { class: 'problem', id: `own-${kind}-problem` }),
  );

const action = (name: string, text: string): HTMLElement =>
  element('button', { type: 'button', 'data-own': name }, text);

function create(): HTMLDialogElement {
  const form = element(
    'form',
    { class: 'builder', novalidate: '' },
    element('h2', { id: 'your-values-title' }, 'Your values'),
    element(
      'p',
      {},
      'Samples show them in place of the examples. They stay in this browser and are in no link. All four are public: nothing secret belongs here.',
    ),
    ...kinds.map(row),
    element(
      'p',
      { class: 'tree-buttons' },
      element('button', {}, 'Save'),
      action('reset', 'Reset to the examples'),
      action('shell', 'Copy as shell variables'),
      action('close', 'Close'),
    ),
  );
  const attributes = { id: 'your-values', 'aria-labelledby': 'your-values-title' };
  const dialog = element('dialog', attributes, form);
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (save(dialog)) dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-own]');
    const { own } = button?.dataset ?? {};
    if (own === 'close') dialog.close();
    if (own === 'reset') reset(dialog);
    if (button && own === 'shell' && save(dialog)) void copyAndReport(button, shellVariables());
  });
  document.body.append(dialog);
  return dialog;
}

const inputOf = (dialog: HTMLElement, kind: Kind): HTMLInputElement =>
  dialog.querySelector(`#own-${kind}`) as HTMLInputElement;

function fill(dialog: HTMLElement): void {
  const values = storedValues();
  for (const kind of kinds) {
    inputOf(dialog, kind).value = values[kind] ?? '';
    problem(dialog, kind, '');
  }
}

function problem(dialog: HTMLElement, kind: Kind, text: string): void {
  const place = dialog.querySelector(`#own-${kind}-problem`);
  if (place) place.textContent = text;
  inputOf(dialog, kind).setAttribute('aria-invalid', String(text !== ''));
}

/** Keeps and shows what was typed. False, with the reason beside each field, when something of it is no value. */
function save(dialog: HTMLElement): boolean {
  const values: Partial<Record<Kind, string>> = {};
  let firstWrong: Kind | undefined;
  for (const kind of kinds) {
    try {
      const value = readValue(kind, inputOf(dialog, kind).value);
      if (value !== undefined) values[kind] = value;
      problem(dialog, kind, '');
    } catch (error) {
      problem(dialog, kind, (error as Error).message);
      firstWrong ??= kind;
    }
  }
  if (firstWrong !== undefined) {
    inputOf(dialog, firstWrong).focus();
    return false;
  }
  storeValues(values);
  showValues(values);
  announce('The samples show your values.');
  return true;
}

function reset(dialog: HTMLElement): void {
  storeValues({});
  showValues({});
  fill(dialog);
  announce('The samples show the examples again.');
}

/** The settings that the programs of the guides read, for a POSIX shell. */
function shellVariables(): string {
  const { party, market, asset, node } = storedValues();
  return Object.entries({ PUBKEY: party, MARKET: market, ASSET: asset, DATA_NODE: node })
    .flatMap(([name, value]) => (value === undefined ? [] : [`export ${name}='${value}'`]))
    .join('\n');
}

/** Opens the panel in which the reader types their values. */
export function openDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#your-values') ?? create();
  fill(dialog);
  dialog.showModal();
}
