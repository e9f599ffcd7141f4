import { typedAsIs } from '../../../common/typed-as-is.ts';
import type { Values } from '../../../sandbox/in-page/build-request.ts';
import type { FormField, OperationForm } from '../../../sandbox/in-page/protocol.ts';
import { element } from '../element.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const idOf = (name: string, index = 0): string => `try-${name}-${index}`;
/** How many values of one field a form takes. */
const mostValues = 20;

/** What the page says of a parameter: its first sentence. */
function meaningOf(name: string): string {
  const text = document.getElementById(`parameter.${name}`)?.querySelector('p')?.textContent ?? '';
  const sentence = /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
  return sentence.length > 160 ? `${sentence.slice(0, 157)}…` : sentence;
}

/** A place for one value. */
function control(field: FormField, value: string, index: number): Control {
  const { name, kind, values, required } = field;
  const attributes = {
    id: idOf(name, index),
    'data-field': name,
    ...(index > 0 ? { 'aria-label': `${name}, value ${index + 1}` } : {}),
    'aria-describedby': `${idOf(name)}-hint`,
    ...(required && index === 0 ? { 'aria-required': 'true' } : {}),
  };
  const options = kind === 'boolean' ? ['true', 'false'] : values;
  // A value that is none of the list comes from a link: it is shown as it is, and the network says what it thinks of it.
  const known = value === '' || options.includes(value);
  if (options.length > 0 && known) {
    const select = element('select', attributes, element('option', { value: '' }, 'left out'));
    for (const one of options) select.append(element('option', { value: one, translate: 'no' }, one));
    select.value = value;
    return select;
  }
  const input = element('input', {
    ...attributes,
    type: 'text',
    ...typedAsIs,
    ...(kind === 'integer' ? { inputmode: 'numeric' } : kind === 'number' ? { inputmode: 'decimal' } : {}),
  });
  input.value = value;
  return input;
}

/** A list of what this world has, from which a value is put into the field's last place. */
function picker(field: FormField): HTMLSelectElement | undefined {
  if (field.choices.length === 0) return undefined;
  const select = element(
    'select',
    { 'data-pick': field.name, 'aria-label': `${field.name}: choose from this network` },
    element('option', { value: '' }, 'Choose from this network'),
  );
  for (const { value, label } of field.choices)
    select.append(element('option', { value, translate: 'no' }, label || value));
  return select;
}

function row(field: FormField, values: readonly string[]): HTMLElement {
  const { name, type, required, repeated, deprecated } = field;
  const label = element('label', { for: idOf(name) }, element('code', {}, name), ' ');
  label.append(element('span', { class: 'try-type', translate: 'no' }, type));
  for (const [mark, shown] of [
    ['required', required],
    ['repeatable', repeated],
    ['deprecated', deprecated],
  ] as const)
    if (shown) label.append(' ', element('span', { class: `badge ${mark}` }, mark));
  const places = element('div', { class: 'try-values', 'data-values-of': name });
  const all = values.length === 0 ? [''] : values.slice(0, mostValues);
  all.forEach((value, index) => places.append(control(field, value, index)));
  const made = element('div', { class: 'row' }, label, places);
  const pick = picker(field);
  if (pick) made.append(pick);
  if (repeated)
    made.append(
      element(
        'button',
        { type: 'button', class: 'try-add', 'data-add': name, 'aria-label': `Add a value of ${name}` },
        'Add a value',
      ),
    );
  made.append(element('span', { class: 'hint', id: `${idOf(name)}-hint` }, meaningOf(name)));
  return made;
}

/** The fields of an operation: what has to be given and what the example gives first, the others folded. */
export function fieldsOf(form: OperationForm, values: Values, body: string | undefined): DocumentFragment {
  const made = document.createDocumentFragment();
  const first = form.fields.filter(
    ({ name, required, example }) => required || example !== undefined || (values[name] ?? []).length > 0,
  );
  const others = form.fields.filter((field) => !first.includes(field));
  const rows = (fields: readonly FormField[]): HTMLElement[] =>
    fields.map((field) => row(field, values[field.name] ?? []));
  made.append(...rows(first));
  if (others.length > 0) {
    const summary = `${others.length} ${first.length > 0 ? 'more ' : ''}${others.length === 1 ? 'parameter' : 'parameters'}, left out`;
    made.append(element('details', { class: 'try-more' }, element('summary', {}, summary), ...rows(others)));
  }
  if (form.body !== undefined) {
    const area = element('textarea', { id: 'try-body', rows: '12', ...typedAsIs, 'data-body': '' });
    area.value = body ?? form.body;
    made.append(
      element(
        'div',
        { class: 'row' },
        element('label', { for: 'try-body' }, 'Body, JSON ', element('span', { class: 'badge required' }, 'required')),
        area,
      ),
    );
  }
  if (form.fields.length === 0 && form.body === undefined)
    made.append(element('p', {}, 'This operation takes nothing.'));
  return made;
}

/** What the fields below an element hold; empty ones are left out. */
export function readFields(root: ParentNode): { readonly values: Values; readonly body: string | undefined } {
  const values: Record<string, string[]> = {};
  for (const place of root.querySelectorAll<Control>('[data-field]'))
    if (place.value !== '') (values[place.dataset['field'] ?? ''] ??= []).push(place.value);
  return { values, body: root.querySelector<HTMLTextAreaElement>('[data-body]')?.value };
}

/** Puts what was picked from the world into its field. */
export function takePick(root: ParentNode, pick: HTMLSelectElement): void {
  const name = pick.dataset['pick'] ?? '';
  const places = [...root.querySelectorAll<Control>('[data-field]')].filter((place) => place.dataset['field'] === name);
  const place = places.find(({ value }) => value === '') ?? places.at(-1);
  if (place && pick.value !== '') place.value = pick.value;
  pick.value = '';
}

/** Adds a place for one more value of a field that takes several. */
export function addValue(root: ParentNode, form: OperationForm, name: string): void {
  const field = form.fields.find((one) => one.name === name);
  const places = [...root.querySelectorAll<HTMLElement>('[data-values-of]')].find(
    (one) => one.dataset['valuesOf'] === name,
  );
  if (!field || !places || places.children.length >= mostValues) return;
  const added = control(field, '', places.children.length);
  places.append(added);
  added.focus();
}
