import { typedAsIs } from '../../../common/typed-as-is.ts';
import type { Json, JsonObject } from '../../../common/json.ts';
import type { CommandField, CommandForm, Problem } from '../../../sandbox/in-page/wallet/wallet-protocol.ts';
import { element } from '../element.ts';

/** Members and places in lists that lead to a value. */
export type Path = readonly (string | number)[];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How many items of one list a form takes. */
const mostItems = 20;
const idOf = (path: Path): string => `wallet-field-${path.join('-')}`;
const keyOf = (path: Path): string => JSON.stringify(path);
const pathOf = ({ dataset }: HTMLElement): Path => JSON.parse(dataset['path'] ?? '[]') as Path;
/** Types whose JSON is of a kind of its own. */
const isOwnJson = ({ kind, type }: CommandField): boolean => kind === 'map' || type.startsWith('google.');

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path. */
export const valueAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, part) => (inner as Record<string | number, Json> | null | undefined)?.[part],
    value,
  );

/** Puts a value at a path; undefined takes it away. */
export function put(root: JsonObject, path: Path, value: Json | undefined): void {
  let inner: Record<string | number, Json> = root;
  path.slice(0, -1).forEach((part, index) => {
    inner[part] ??= typeof path[index + 1] === 'number' ? [] : {};
    inner = inner[part] as Record<string | number, Json>;
  });
  const last = path.at(-1) ?? '';
  if (value !== undefined) inner[last] = value;
  else if (Array.isArray(inner)) inner.splice(Number(last), 1);
  else Reflect.deleteProperty(inner, last);
}

/** What an added value begins as. */
const beginning = (field: CommandField): Json => {
  if (field.kind === 'message' && !isOwnJson(field)) return {};
  return isOwnJson(field) ? {} : '';
};

function problemPlace(path: Path): HTMLElement {
  return element('span', { class: 'wallet-problem', id: `${idOf(path)}-problem`, 'data-problem-of': keyOf(path) });
}

const tool = (action: string, path: Path, text: string, label: string): HTMLButtonElement =>
  element(
    'button',
    { type: 'button', class: 'try-add', 'data-change': action, 'data-at': keyOf(path), 'aria-label': label },
    text,
  );

function control(field: CommandField, value: Json, path: Path, label: string | undefined): HTMLElement {
  const attributes = {
    id: idOf(path),
    'data-path': keyOf(path),
    'data-kind': isOwnJson(field) ? 'json' : field.kind,
    'data-type': field.type,
    'aria-describedby': `${idOf(path)}-problem${label === undefined ? ` ${idOf(path)}-hint` : ''}`,
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(field.required ? { 'aria-required': 'true' } : {}),
  };
  if (isOwnJson(field)) {
    const area = element('textarea', { ...attributes, rows: '4', ...typedAsIs });
    area.value = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return area;
  }
  const text = String(value ?? '');
  const options = field.kind === 'boolean' ? ['true', 'false'] : field.values;
  // A value that is none of the list comes from a link: it is shown as it is, and the wallet says what it thinks of it.
  if (options.length > 0 && (text === '' || options.includes(text))) {
    const select = element('select', attributes, element('option', { value: '' }, 'left out'));
    for (const one of options) select.append(element('option', { value: one, translate: 'no' }, one));
    select.value = text;
    return select;
  }
  const input = element('input', {
    ...attributes,
    type: 'text',
    ...typedAsIs,
    ...(field.kind === 'integer' ? { inputmode: 'numeric' } : field.kind === 'number' ? { inputmode: 'decimal' } : {}),
  });
  input.value = text;
  return input;
}

/** A list of what this world has, from which a value is put into the field. */
function picker(field: CommandField, path: Path): HTMLElement[] {
  if (field.choices.length === 0) return [];
  const select = element(
    'select',
    { 'data-pick-for': idOf(path), 'aria-label': `${field.name}: choose from this network` },
    element('option', { value: '' }, 'Choose from this network'),
  );
  for (const { value, label } of field.choices)
    select.append(element('option', { value, translate: 'no' }, label || value));
  return [select];
}

/** Name, type and marks of a field. */
function title({ name, type, required, repeated, deprecated, oneof }: CommandField): (Node | string)[] {
  const made: (Node | string)[] = [
    element('code', {}, name),
    ' ',
    element('span', { class: 'try-type', translate: 'no' }, type),
  ];
  for (const [mark, shown] of [
    ['required', required],
    ['repeatable', repeated],
    ['deprecated', deprecated],
  ] as const)
    if (shown) made.push(' ', element('span', { class: `badge ${mark}` }, mark));
  if (oneof !== undefined) made.push(' ', element('span', { class: 'try-type', translate: 'no' }, `one of ${oneof}`));
  return made;
}

const hint = (field: CommandField, path: Path): HTMLElement =>
  element('span', { class: 'hint', id: `${idOf(path)}-hint` }, field.hint);

/** The fields of a command, as its definition has them, with the values that it holds. */
export function commandFields(form: CommandForm, value: JsonObject): DocumentFragment {
  return fieldsOf(form, form.message, value, []);
}

function fieldsOf(form: CommandForm, message: string, value: JsonObject, path: Path): DocumentFragment {
  const made = document.createDocumentFragment();
  const fields = form.messages[message] ?? [];
  const first = fields.filter(({ name, required }) => required || value[name] !== undefined);
  const others = fields.filter((field) => !first.includes(field));
  const rows = (list: readonly CommandField[]): HTMLElement[] =>
    list.map((field) => row(form, field, value[field.name], [...path, field.name]));
  made.append(...rows(first));
  // A command whose fields are all left out shows them: there would be nothing otherwise.
  if (first.length === 0) made.append(...rows(others));
  else if (others.length > 0)
    made.append(
      element(
        'details',
        { class: 'try-more' },
        element('summary', {}, `${others.length} more ${others.length === 1 ? 'field' : 'fields'}, left out`),
        ...rows(others),
      ),
    );
  if (fields.length === 0) made.append(element('p', {}, 'It has no fields.'));
  return made;
}

function row(form: CommandForm, field: CommandField, value: Json | undefined, path: Path): HTMLElement {
  if (field.repeated) return listRow(form, field, Array.isArray(value) ? value : [], path);
  if (field.kind === 'message' && !isOwnJson(field)) return messageRow(form, field, value, path);
  return element(
    'div',
    { class: 'row' },
    element('label', { for: idOf(path) }, ...title(field)),
    control(field, value ?? '', path, undefined),
    ...picker(field, path),
    problemPlace(path),
    hint(field, path),
  );
}

const group = (path: Path, kind: 'object' | 'list', ...content: (Node | string)[]): HTMLElement =>
  element(
    'fieldset',
    { class: 'wallet-group', 'data-path': keyOf(path), 'data-kind': kind, id: idOf(path), tabindex: '-1' },
    ...content,
  );

function messageRow(form: CommandForm, field: CommandField, value: Json | undefined, path: Path): HTMLElement {
  if (!isObject(value) && !field.required)
    return element(
      'div',
      { class: 'row' },
      element('p', { class: 'wallet-absent' }, ...title(field), ' ', tool('add', path, 'Add', `Add ${field.name}`)),
      problemPlace(path),
      hint(field, path),
    );
  return group(
    path,
    'object',
    element('legend', {}, ...title(field)),
    hint(field, path),
    problemPlace(path),
    fieldsOf(form, field.type, isObject(value) ? value : {}, path),
    ...(field.required ? [] : [tool('remove', path, 'Leave out', `Leave out ${field.name}`)]),
  );
}

function listRow(form: CommandForm, field: CommandField, items: readonly Json[], path: Path): HTMLElement {
  const shown = items.slice(0, mostItems).map((item, index) => {
    const at = [...path, index];
    const name = `${field.name}, ${index + 1}`;
    const remove = tool('remove', at, 'Remove', `Remove ${name}`);
    return field.kind === 'message' && !isOwnJson(field)
      ? group(
          at,
          'object',
          element('legend', {}, name),
          problemPlace(at),
          fieldsOf(form, field.type, isObject(item) ? item : {}, at),
          remove,
        )
      : element(
          'div',
          { class: 'wallet-item' },
          control(field, item, at, name),
          ...picker(field, at),
          remove,
          problemPlace(at),
        );
  });
  return group(
    path,
    'list',
    element('legend', {}, ...title(field)),
    hint(field, path),
    problemPlace(path),
    ...shown,
    tool('append', path, 'Add one', `Add one to ${field.name}`),
  );
}

/** What the fields below an element hold; what is empty is left out, but for items of lists. */
export function readCommand(root: ParentNode): JsonObject {
  const made: JsonObject = {};
  for (const place of root.querySelectorAll<HTMLElement>('[data-path]')) {
    const path = pathOf(place);
    const { kind } = place.dataset;
    if (kind === 'list') continue;
    if (kind === 'object') {
      if (valueAt(made, path) === undefined) put(made, path, {});
      continue;
    }
    const text = (place as Control).value;
    if (text !== '' || typeof path.at(-1) === 'number') put(made, path, valueOf(place as Control));
  }
  return made;
}

/** A value as JSON holds it; what is no number or truth value stays a text, which the wallet then refuses. */
function valueOf({ value, dataset: { kind, type = '' } }: Control): Json {
  if (kind === 'boolean' && ['true', 'false'].includes(value)) return value === 'true';
  if (kind === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (kind === 'integer' && !type.endsWith('64') && /^-?\d{1,10}$/.test(value)) return Number(value);
  if (kind !== 'json') return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/**
 * Does what a button of a form asks for: adds a message or an item, or takes one away.
 *
 * @returns the value that the form shows then, and the path that has the focus
 */
export function changeCommand(
  form: CommandForm,
  value: JsonObject,
  { change, at = '[]' }: DOMStringMap,
): { readonly value: JsonObject; readonly focus: Path } {
  const made = structuredClone(value);
  const path = JSON.parse(at) as Path;
  const field = fieldAt(form, path);
  if (!field) return { value: made, focus: [] };
  if (change === 'remove') {
    put(made, path, undefined);
    return { value: made, focus: path.slice(0, -1) };
  }
  if (change === 'append') {
    const items = valueAt(made, path);
    const count = Array.isArray(items) ? items.length : 0;
    if (count >= mostItems) return { value: made, focus: path };
    put(made, [...path, count], beginning(field));
    return { value: made, focus: [...path, count] };
  }
  // Of a group of which at most one is given the others go.
  const owner = path.slice(0, -1);
  if (field.oneof !== undefined)
    for (const other of fieldsAt(form, owner))
      if (other.oneof === field.oneof && valueAt(made, [...owner, other.name]) !== undefined)
        put(made, [...owner, other.name], undefined);
  put(made, path, beginning(field));
  return { value: made, focus: path };
}

/** The fields of the message at a path. */
function fieldsAt(form: CommandForm, path: Path): readonly CommandField[] {
  const message = path.length === 0 ? form.message : (fieldAt(form, path)?.type ?? '');
  return form.messages[message] ?? [];
}

function fieldAt(form: CommandForm, path: Path): CommandField | undefined {
  let message = form.message;
  let field: CommandField | undefined;
  for (const part of path) {
    if (typeof part === 'number') continue;
    field = form.messages[message]?.find(({ name }) => name === part);
    message = field?.type ?? '';
  }
  return field;
}

/** Moves the focus to the value at a path, or to what is around it. */
export function focusField(root: ParentNode, path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const place = root.querySelector<HTMLElement>(`#${CSS.escape(idOf(path.slice(0, length)))}`);
    if (!place) continue;
    const inner = place.matches('fieldset') ? place.querySelector<HTMLElement>('input, select, textarea') : undefined;
    (inner ?? place).focus();
    return;
  }
}

/**
 * Shows at each field what is wrong with it.
 *
 * @returns what belongs to no field that is shown, in sentences
 */
export function markProblems(root: HTMLElement, problems: readonly Problem[]): string[] {
  const places = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-problem-of]')].map((place) => [place.dataset['problemOf'], place]),
  );
  const texts = new Map<HTMLElement, string[]>();
  const homeless: string[] = [];
  for (const { field, reason, path } of problems) {
    let place: HTMLElement | undefined;
    for (let length = path.length; length > 0 && !place; length -= 1) place = places.get(keyOf(path.slice(0, length)));
    if (!place) homeless.push(`${field}: ${reason}`);
    else
      texts.set(place, [
        ...(texts.get(place) ?? []),
        place.dataset['problemOf'] === keyOf(path) ? reason : `${field}: ${reason}`,
      ]);
  }
  for (const place of places.values()) {
    const text = [...new Set(texts.get(place) ?? [])].join('; ');
    if (place.textContent !== text) place.textContent = text;
    const owner = root.querySelector(`#${CSS.escape(place.id.replace(/-problem$/, ''))}`);
    if (owner?.matches('input, select, textarea')) owner.setAttribute('aria-invalid', String(text !== ''));
    // A fault in what is folded would not be seen.
    if (text !== '')
      for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
  }
  return homeless;
}
