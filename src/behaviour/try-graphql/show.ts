import type { Fault, GraphqlAnswer } from '../../../sandbox/in-page/graphql/graphql-protocol.ts';
import { element } from '../element.ts';
import { tookText } from '../try-it/took.ts';
import type { Panel } from './panel.ts';

/** How much of an answer is shown, in characters; the network knows the rest. */
const mostShown = 200_000;
/** How many messages of a subscription are kept, and how much of each, in characters. */
const most = { messages: 50, length: 4000 } as const;

/** Says where the panel is with what it was asked. */
export const say = ({ status }: Panel, text: string): void => {
  if (status.textContent !== text) status.textContent = text;
};

/** Says what could not be done. */
export function complain(shown: Panel, text: string, ...more: Node[]): void {
  shown.alert.replaceChildren(element('p', {}, text), ...more);
  shown.alert.hidden = false;
  say(shown, '');
}

/** Takes away what was answered. */
export function clear(shown: Panel): void {
  shown.alert.hidden = true;
  shown.alert.replaceChildren();
  shown.source.hidden = true;
  shown.answer.textContent = '';
}

const places = { query: 'Query', variables: 'Variables' } as const;

/** Lists what is wrong, each with its place, and says how much it is. */
export function showFaults(shown: Panel, faults: readonly Fault[]): void {
  shown.faults.replaceChildren(
    ...faults.map(({ where, line, column, message, from, to, isWarning }) => {
      const go = element(
        'button',
        { type: 'button', 'data-where': where, 'data-from': String(from), 'data-to': String(to) },
        `${places[where]}, line ${line}, column ${column}`,
      );
      return element('li', isWarning ? { class: 'is-warning' } : {}, go, ` ${isWarning ? 'Note: ' : ''}${message}`);
    }),
  );
  const wrong = faults.filter(({ isWarning }) => !isWarning).length;
  shown.variables.setAttribute(
    'aria-invalid',
    String(faults.some(({ where, isWarning }) => where === 'variables' && !isWarning)),
  );
  const [worst] = faults;
  const text =
    worst === undefined
      ? ''
      : `${wrong === 0 ? `${faults.length} ${faults.length === 1 ? 'note' : 'notes'}` : `${wrong} ${wrong === 1 ? 'problem' : 'problems'}`}. The first: ${places[worst.where].toLowerCase()}, line ${worst.line}, column ${worst.column}.`;
  if (shown.faultCount.textContent !== text) shown.faultCount.textContent = text;
}

const sources: Readonly<Record<GraphqlAnswer['source'], string>> = {
  world: '',
  example: 'The network in the page does not hold this: the answer is the example of the reference, whatever is asked.',
  'partly example':
    'Some of this the network in the page does not hold: those members are as in the example of the reference, the others are its own.',
};

const statusTexts: Readonly<Record<number, string>> = { 200: 'OK', 400: 'Bad Request', 422: 'Unprocessable Entity' };

/** Whether an answer holds errors, and why the network in the page refused the query where a node would not say it. */
function errorsIn(text: string): { readonly count: number; readonly reason: string } {
  const { errors = [] } = JSON.parse(text) as { errors?: readonly { extensions?: { sandbox?: string } }[] };
  return { count: errors.length, reason: errors[0]?.extensions?.sandbox ?? '' };
}

/** Shows an answer, and says what it is. */
export function showAnswer(shown: Panel, { status, text, took, source, streams }: GraphqlAnswer): void {
  const { count, reason } = text === '' ? { count: 0, reason: '' } : errorsIn(text);
  const note =
    reason === '' ? sources[source] : `A node of this release does not say why: its message is empty. ${reason}`;
  shown.source.textContent = note;
  shown.source.hidden = note === '';
  shown.answer.textContent =
    text.length > mostShown
      ? `${text.slice(0, mostShown)}\n… ${(text.length - mostShown).toLocaleString('en')} more characters`
      : text;
  if (streams) return say(shown, 'The subscription is open, and a block passes each second until you stop it.');
  const errors = count === 0 ? '' : `, with ${count} ${count === 1 ? 'error' : 'errors'}`;
  const head = status === undefined ? 'The subscription was refused' : `${status} ${statusTexts[status] ?? ''}`;
  say(shown, `${head}${errors}, ${tookText(took)}.`);
}

/** Where the answer stands below the editor, the reader would not see that it has come. */
export function bringIntoView({ status, dialog }: Panel): void {
  if (status.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom)
    status.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The messages of a subscription, the latest of them. */
export interface MessageList {
  /** Takes one more, a JSON document. */
  readonly take: (message: string) => void;
  readonly count: () => number;
}

/** Shows messages in the place of the answer, once a frame. @param isShown whether they are still to be shown */
export function messageList(shown: Panel, isShown: () => boolean): MessageList {
  const messages: string[] = [];
  let count = 0;
  let isDue = false;
  const draw = (): void => {
    isDue = false;
    if (!isShown()) return;
    const kept = count > messages.length ? `… ${count - messages.length} earlier messages\n` : '';
    shown.answer.textContent = kept + messages.join('\n');
    const box = shown.answer.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  };
  return {
    count: () => count,
    take: (message) => {
      count += 1;
      messages.push(message.length > most.length ? `${message.slice(0, most.length)}…` : message);
      if (messages.length > most.messages) messages.shift();
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
    },
  };
}
