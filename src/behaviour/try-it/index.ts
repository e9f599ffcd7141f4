import { exampleValues, pageRequest, type Values } from '../../../sandbox/in-page/build-request.ts';
import type { PageAnswer } from '../../../sandbox/in-page/answers-and-choices.ts';
import type { OperationForm } from '../../../sandbox/in-page/protocol.ts';
import { beginning, limits, type History } from '../../../sandbox/in-page/steps.ts';
import { announce } from '../announce.ts';
import { copyAndReport } from '../copy.ts';
import { element } from '../element.ts';
import { Stopped, type Connection } from './connection.ts';
import { addValue, fieldsOf, readFields, takePick } from './form.ts';
import { linkOf, readLink, valuesFor, type Linked } from './link.ts';
import { createPanel, type Panel } from './panel.ts';
import { showPrograms } from './programs.ts';
import { tookText } from './took.ts';
import { addStyles } from './styles.ts';
import {
  connect,
  inTree,
  letPass,
  listen,
  running,
  setState,
  worldHistory,
  worldState,
  worldText,
} from './tab-network.ts';

/** How much of an answer is shown, in characters; the network knows the rest. */
const mostShown = 200_000;
/** How many messages of a stream are kept. */
const mostMessages = 50;
/** How often a block passes while a stream is open, in milliseconds. */
const pace = 1000;

/** What one click on "Try it" opened. */
interface Try {
  readonly operation: string;
  readonly base: string;
  readonly form: OperationForm;
}

interface Stream {
  readonly id: number;
  readonly timer: number;
}

let panel: Panel | undefined;
let current: Try | undefined;
let stream: Stream | undefined;
/** Counts what was opened and sent: an answer to what was left is not shown. */
let turn = 0;

/** Opens the panel for `<button data-try="operation">`, with what a link says, if it came by one. */
export async function openTry(button: HTMLButtonElement, linked?: Linked): Promise<void> {
  const { try: operation = '', base = '' } = button.dataset;
  const isOther = linked !== undefined;
  endStream();
  // The network starts in a thread of its own while this one draws the panel.
  const starting = connect(isOther ? (linked.history ?? beginning) : undefined);
  // It is waited for below, once its panel is there; until then nobody hears that it failed.
  starting.catch(() => undefined);
  addStyles();
  panel ??= start(createPanel());
  const shown = panel;
  turn += 1;
  const mine = turn;
  current = undefined;
  clear(shown);
  shown.title.textContent = 'Try it';
  shown.about.href = inTree('api/network-in-the-page');
  shown.path.replaceChildren();
  shown.fields.replaceChildren();
  say(shown, 'The network is starting in your browser…');
  // There is nothing to send before the form is there, and a press that is lost would look like a fault.
  shown.send.disabled = true;
  if (!shown.dialog.open) shown.dialog.showModal();
  await attempt(shown, async () => {
    const network = await starting;
    const { form } = await network.ask<'form'>({ type: 'form', operation });
    if (mine !== turn) return;
    current = { operation, base, form };
    const values = linked ? valuesFor(form, linked) : exampleValues(form);
    show(shown, current, values, linked?.body);
    shown.send.disabled = false;
    say(
      shown,
      isOther && linked.history === undefined
        ? 'The world of this link cannot be read: this is the one that everybody begins with.'
        : 'The network is ready: nothing has been asked yet.',
    );
  });
}

/** Opens what the address says, where it says something to try and the page has an operation. */
export function openLinked(fragment: string = window.location.hash): void {
  const linked = readLink(fragment);
  const button = document.querySelector<HTMLButtonElement>('button[data-try]');
  if (linked && button) void openTry(button, linked);
}

/** Does something that the network can fail at, and says so when it does. */
async function attempt(shown: Panel, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // What stopped the network has been said where it stopped.
    if (!(error instanceof Stopped)) complain(shown, (error as Error).message);
  }
}

const say = ({ status }: Panel, text: string): void => {
  if (status.textContent !== text) status.textContent = text;
};

function complain(shown: Panel, text: string, ...more: Node[]): void {
  shown.alert.replaceChildren(element('p', {}, text), ...more);
  shown.alert.hidden = false;
  say(shown, '');
}

/** The network has stopped: other pages and tabs have their own and are not touched. */
function stopped(shown: Panel, error: Stopped): void {
  endStream();
  const again = element('button', { type: 'button', 'data-do': 'again' }, 'Start it again');
  const afresh = element('button', { type: 'button', 'data-do': 'afresh' }, 'Begin afresh');
  complain(
    shown,
    `The network in this page has stopped: ${error.message.replace(/\.$/, '')}. Nothing outside of it is touched.`,
    element('p', { class: 'try-buttons' }, again, afresh),
  );
}

function clear(shown: Panel): void {
  shown.alert.hidden = true;
  shown.alert.replaceChildren();
  shown.source.hidden = true;
  shown.headers.textContent = '';
  shown.answer.textContent = '';
}

/** Shows the form of an operation. */
function show(shown: Panel, { form, base }: Try, values: Values, body: string | undefined): void {
  shown.title.textContent = `Try it: ${form.title}`;
  shown.path.replaceChildren(
    element('span', { class: `method ${form.method.toLowerCase()}` }, form.method),
    ' ',
    element('code', {}, form.path),
  );
  shown.fields.replaceChildren(fieldsOf(form, values, body));
  showPrograms(shown.programs, form, values, base, body ?? form.body);
}

function showWorld({ world, seed }: Panel): void {
  const state = worldState();
  if (state === undefined) return;
  world.textContent = worldText(state);
  seed.value = String(state.seed);
}

const sources: Readonly<Record<PageAnswer['source'], string>> = {
  world: '',
  example: 'The network in the page does not hold this: the answer is the example of the reference, whatever is asked.',
  'partly example':
    'Members that the network in the page does not hold are as in the example of the reference; the others are its own.',
};

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
};

function showAnswer(shown: Panel, answer: PageAnswer, { form }: Try): void {
  const { status, headers, text, size, took, source } = answer;
  shown.headers.textContent = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  const note = status === 200 ? sources[source] : '';
  shown.source.textContent = note;
  shown.source.hidden = note === '';
  shown.answer.textContent = bodyText(text, size, form);
  say(shown, `${status} ${statusTexts[status] ?? ''}, ${tookText(took)}, ${size.toLocaleString('en')} bytes.`);
}

/** An answer's body as text: JSON laid out, the beginning of what is very long. */
function bodyText(text: string, size: number, { delivery, fileName }: OperationForm): string {
  if (text === '' && size > 0) return `A file of ${size} bytes, ${fileName}: an archive without content.`;
  let laidOut = text;
  try {
    if (delivery !== 'file') laidOut = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It is no JSON and is shown as it came.
  }
  return laidOut.length > mostShown
    ? `${laidOut.slice(0, mostShown)}\n… ${(laidOut.length - mostShown).toLocaleString('en')} more characters`
    : laidOut;
}

async function sendRequest(shown: Panel): Promise<void> {
  const tried = current;
  if (tried === undefined) return;
  endStream();
  clear(shown);
  turn += 1;
  const mine = turn;
  const { values, body } = readFields(shown.fields);
  say(shown, 'Asking…');
  const messages: string[] = [];
  let count = 0;
  let isDue = false;
  const draw = (): void => {
    isDue = false;
    if (mine !== turn) return;
    const kept = count > messages.length ? `… ${count - messages.length} earlier messages\n` : '';
    shown.answer.textContent = kept + messages.join('\n');
    const box = shown.answer.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  };
  const onMessage = (text: string): void => {
    count += 1;
    messages.push(text.length > 4000 ? `${text.slice(0, 4000)}…` : text);
    if (messages.length > mostMessages) messages.shift();
    if (!isDue) requestAnimationFrame(draw);
    isDue = true;
  };
  await attempt(shown, async () => {
    const network = await connect();
    const {
      answer,
      id,
      state: now,
    } = await network.ask<'send'>({ type: 'send', request: pageRequest(tried.form, values, body) }, onMessage);
    setState(now);
    if (mine !== turn) return answer.streams ? network.stop(id) : undefined;
    showAnswer(shown, answer, tried);
    bringIntoView(shown);
    if (answer.streams) followStream(shown, network, id, () => count);
  });
}

/** Where the answer stands below the form, the reader would not see that it has come. */
function bringIntoView({ status, dialog }: Panel): void {
  if (status.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom)
    status.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Lets time pass while a stream is open, and says now and then how much has come. */
function followStream(shown: Panel, network: Connection, id: number, count: () => number): void {
  shown.stop.hidden = false;
  shown.send.hidden = true;
  shown.stop.focus();
  const told = (): string => `${count()} ${count() === 1 ? 'message' : 'messages'}`;
  let blocks = 0;
  const tick = async (): Promise<void> => {
    try {
      await letPass(network, 1);
      blocks += 1;
      if (stream?.id === id && blocks % 10 === 0) say(shown, `200 OK: ${told()} in ${blocks} blocks.`);
      if (blocks === 3 && count() === 0 && stream?.id === id)
        say(
          shown,
          'The stream is open and silent: nothing that fits its filter happens. Leave values out to hear more.',
        );
    } catch (error) {
      if (stream?.id !== id) return;
      endStream();
      if (!(error instanceof Stopped)) complain(shown, (error as Error).message);
    }
  };
  stream = { id, timer: window.setInterval(() => void tick(), pace) };
  say(shown, '200 OK: the stream is open, and a block passes each second until you stop it.');
}

function endStream(): void {
  if (stream === undefined) return;
  window.clearInterval(stream.timer);
  running()?.stop(stream.id);
  stream = undefined;
  if (!panel) return;
  const hadFocus = document.activeElement === panel.stop;
  panel.stop.hidden = true;
  panel.send.hidden = false;
  if (hadFocus) panel.send.focus();
}

async function move(shown: Panel, blocks: number | 'epoch'): Promise<void> {
  await attempt(shown, async () => {
    const network = await connect();
    const { height, epoch } = await letPass(network, blocks);
    await renew(shown, network);
    announce(`Block ${height}, epoch ${epoch}.`);
  });
}

/** What this world has to choose from has changed: the form offers it, and keeps what the reader entered. */
async function renew(shown: Panel, network: Connection): Promise<void> {
  const tried = current;
  if (tried === undefined) return;
  const { form } = await network.ask<'form'>({ type: 'form', operation: tried.operation });
  if (current !== tried) return;
  current = { ...tried, form };
  const focused = document.activeElement?.id ?? '';
  const { values, body } = readFields(shown.fields);
  const isOpen = shown.fields.querySelector('details')?.open ?? false;
  show(shown, current, values, body);
  const more = shown.fields.querySelector('details');
  if (more) more.open = isOpen;
  if (focused.startsWith('try-') && shown.fields.querySelector(`#${CSS.escape(focused)}`))
    document.getElementById(focused)?.focus();
}

/** Starts the world anew, with a history. */
async function begin(shown: Panel, history: History): Promise<void> {
  endStream();
  clear(shown);
  turn += 1;
  say(shown, 'The network is starting in your browser…');
  await attempt(shown, async () => {
    const network = await connect(history);
    // What failed before there was a form is tried again as well.
    if (current === undefined) {
      const button = document.querySelector<HTMLButtonElement>('button[data-try]');
      if (button) return openTry(button);
    }
    await renew(shown, network);
    say(shown, 'The network is ready: nothing has been asked yet.');
  });
}

/** Makes the panel's buttons and fields work. */
function start(made: Panel): Panel {
  listen({ changed: () => showWorld(made), stopped: (error) => stopped(made, error) });
  // Another panel may have started the network.
  showWorld(made);
  const actions: Readonly<Record<string, (button: HTMLButtonElement) => unknown>> = {
    close: () => made.dialog.close(),
    stop: () => {
      endStream();
      say(made, 'The stream is stopped.');
    },
    reset: () => current && show(made, current, exampleValues(current.form), undefined),
    link: (button) => {
      const { values, body } = readFields(made.fields);
      const isExample = body === current?.form.body;
      const fragment = linkOf(worldHistory(), values, isExample ? undefined : body);
      void copyAndReport(button, `${window.location.origin}${window.location.pathname}${fragment}`);
    },
    block: () => move(made, 1),
    blocks: () => move(made, 10),
    epoch: () => move(made, 'epoch'),
    begin: () => {
      const seed = made.seed.value.trim();
      if (!/^\d{1,10}$/.test(seed) || Number(seed) > limits.seed)
        return complain(made, `A seed is a whole number from 0 to ${limits.seed}.`);
      return begin(made, { seed: Number(seed), steps: [] });
    },
    again: () => begin(made, worldHistory()),
    afresh: () => begin(made, beginning),
  };
  made.dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button');
    const { do: action, add } = button?.dataset ?? {};
    if (button && action !== undefined) void actions[action]?.(button);
    if (add !== undefined && current) addValue(made.fields, current.form, add);
  });
  const changed = (): void => {
    if (current === undefined) return;
    const { values, body } = readFields(made.fields);
    showPrograms(made.programs, current.form, values, current.base, body);
  };
  made.form.addEventListener('input', changed);
  made.form.addEventListener('change', (event) => {
    const target = event.target as HTMLElement;
    if (target instanceof HTMLSelectElement && target.dataset['pick'] !== undefined) takePick(made.fields, target);
    changed();
  });
  made.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendRequest(made);
  });
  made.dialog.addEventListener('close', () => {
    endStream();
    if (window.location.hash.startsWith('#try='))
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  });
  return made;
}
