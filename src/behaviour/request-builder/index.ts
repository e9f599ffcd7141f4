import { fragmentOf } from '../fields.ts';
import { readField, type FieldReading } from './read-field.ts';
import { curlText, requestText } from './request-text.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Makes the form of a request builder work: it shows one method, checks what is typed and writes the request. It sends nothing. */
export function startRequestBuilder(form: HTMLElement): void {
  if (form.dataset['started'] !== undefined) return;
  form.dataset['started'] = '';
  const choice = form.querySelector<HTMLSelectElement>('select[data-method-choice]');
  if (!choice) return;
  const wanted = fragmentOf(window.location.hash);
  if ([...choice.options].some(({ value }) => value === wanted)) choice.value = wanted;
  const update = (): void => show(form, choice.value);
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
  form.hidden = false;
}

function show(form: HTMLElement, method: string): void {
  let shown: HTMLElement | undefined;
  for (const group of form.querySelectorAll<HTMLElement>('fieldset[data-method]')) {
    group.hidden = group.dataset['method'] !== method;
    if (!group.hidden) shown = group;
  }
  if (!shown) return;
  const readings = [...shown.querySelectorAll<Field>('[data-kind]')].map((field) => {
    const reading = readField(field);
    mark(field, reading);
    return reading;
  });
  const count = readings.reduce((sum, { problems }) => sum + problems.length, 0);
  const params = Object.fromEntries(readings.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]));
  const request = requestText(method, params);
  write(form, 'request', request);
  write(form, 'status', count === 0 ? 'The request is complete.' : `${count} ${count === 1 ? 'problem' : 'problems'} to mend before a wallet can accept this.`);
  const needs = { origin: shown.dataset['origin'] !== undefined, token: shown.dataset['token'] !== undefined };
  const served = shown.dataset['served'] !== undefined;
  write(form, 'curl', served ? curlText(form.dataset['address'] ?? '', request, needs) : '');
  for (const part of form.querySelectorAll<HTMLElement>('[data-served-only]')) part.hidden = !served;
  for (const part of form.querySelectorAll<HTMLElement>('[data-unserved-only]')) part.hidden = served;
}

function mark(field: Field, { problems }: FieldReading): void {
  field.setAttribute('aria-invalid', String(problems.length > 0));
  const message = document.getElementById(`${field.id}-problem`);
  if (message) message.textContent = problems.join(' ');
}

function write(form: HTMLElement, part: string, text: string): void {
  const place = form.querySelector(`[data-out="${part}"]`);
  if (place && place.textContent !== text) place.textContent = text;
}
