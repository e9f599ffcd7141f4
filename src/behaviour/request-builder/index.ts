import type { CommandCheck } from './check-command.ts';
import { fragmentOf } from '../fields.ts';
import { readField, type FieldReading } from './read-field.ts';
import { curlText, requestText } from './request-text.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How the checks of commands come: from the rules beside the page, which a test hands in. */
export type LoadCheck = (address: string) => Promise<CommandCheck>;

const loadFromSite: LoadCheck = async (address) => (await import('./check-command.ts')).loadCommandCheck(address);

/** Fields whose example belongs to nobody: a request with it is no request of the reader's. */
const ownOnly = new Set(['publicKey', 'transaction', 'rawTransaction']);

const checks = new WeakMap<HTMLElement, CommandCheck>();

/** Makes the form of a request builder work: it shows one method, checks what is typed and writes the request. It sends nothing. */
export function startRequestBuilder(form: HTMLElement, load: LoadCheck = loadFromSite): void {
  if (form.dataset['started'] !== undefined) return;
  form.dataset['started'] = '';
  const choice = form.querySelector<HTMLSelectElement>('select[data-method-choice]');
  if (!choice) return;
  const wanted = fragmentOf(window.location.hash);
  if ([...choice.options].some(({ value }) => value === wanted)) choice.value = wanted;
  const update = (): void => show(form, choice.value);
  form.addEventListener('input', update);
  load(form.dataset['rules'] ?? '').then(
    (check) => {
      checks.set(form, check);
      update();
    },
    // Without the rules the status says that the command was not checked.
    (error: unknown) => console.warn(error),
  );
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
  const fields = [...shown.querySelectorAll<Field>('[data-kind]')];
  const readings = fields.map((field) => {
    const reading = withCommand(readField(field), checks.get(form));
    mark(field, reading);
    return reading;
  });
  const count = readings.reduce((sum, { problems }) => sum + problems.length, 0);
  const params = Object.fromEntries(
    readings.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
  );
  const request = requestText(method, params);
  write(form, 'request', request);
  const examples = readings.filter(({ name }, index) => ownOnly.has(name) && isExample(fields[index]));
  for (const [index, field] of fields.entries())
    field.toggleAttribute('data-example', examples.includes(readings[index] as FieldReading));
  const unchecked =
    checks.has(form) || !readings.some(({ name }) => name === 'transaction')
      ? ''
      : ' The fields inside the command have not been checked: the rules have not come.';
  write(
    form,
    'status',
    `${statusOf(
      count,
      examples.map(({ name }) => name),
    )}${unchecked}`,
  );
  const ready = count === 0 && examples.length === 0 && unchecked === '';
  for (const figure of form.querySelectorAll<HTMLElement>('figure.code')) {
    figure.classList.toggle('proposal__draft', !ready);
    for (const button of figure.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = !ready;
  }
  const needs = { origin: shown.dataset['origin'] !== undefined, token: shown.dataset['token'] !== undefined };
  const served = shown.dataset['served'] !== undefined;
  write(form, 'curl', served ? curlText(form.dataset['address'] ?? '', request, needs) : '');
  for (const part of form.querySelectorAll<HTMLElement>('[data-served-only]')) part.hidden = !served;
  for (const part of form.querySelectorAll<HTMLElement>('[data-unserved-only]')) part.hidden = served;
}

/** A field that holds a transaction, with what the command's own rules find. */
function withCommand(reading: FieldReading, check: CommandCheck | undefined): FieldReading {
  if (reading.name !== 'transaction' || reading.problems.length > 0 || check === undefined) return reading;
  return { ...reading, problems: check(reading.value) };
}

/** Whether a field still holds what the page put into it. */
function isExample(field: Field | undefined): boolean {
  return field !== undefined && 'defaultValue' in field && field.value !== '' && field.value === field.defaultValue;
}

function statusOf(problems: number, examples: readonly string[]): string {
  if (problems > 0)
    return `${problems} ${problems === 1 ? 'problem' : 'problems'} to mend before a wallet can accept this.`;
  return `The request is complete.${examples.length === 0 ? '' : ` Still the example: ${examples.join(', ')}. Enter your own, then it can be copied.`}`;
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
