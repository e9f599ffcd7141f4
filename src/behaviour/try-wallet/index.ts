import type {
  CommandForm,
  Decision,
  Deed,
  Problem,
  WalletQuestion,
  WalletReply,
  WalletRequest,
  WalletView,
} from '../../../sandbox/in-page/wallet/wallet-protocol.ts';
import { beginning, limits, type History } from '../../../sandbox/in-page/steps.ts';
import type { JsonObject } from '../../../common/json.ts';
import { announce } from '../announce.ts';
import { copyAndReport } from '../copy.ts';
import { element } from '../element.ts';
import { Stopped } from '../try-it/connection.ts';
import { writePrograms } from '../try-it/programs.ts';
import { addStyles } from '../try-it/styles.ts';
import { tookText } from '../try-it/took.ts';
import {
  connect,
  inTree,
  letPass,
  listen,
  setState,
  worldHistory,
  worldState,
  worldText,
} from '../try-it/tab-network.ts';
import { cardOf, questionText } from './card.ts';
import { changeCommand, commandFields, focusField, markProblems, readCommand } from './command-fields.ts';
import { linkOf, readLink, type Linked, type WalletDraft } from './link.ts';
import { createPanel, type Panel } from './panel.ts';
import { bodyOf, programRequest, takesTransaction } from './request.ts';
import { addWalletStyles } from './styles.ts';
import { changeItems, methodOrder, option, showView, statusTexts, takeChoice, tokenOf } from './view.ts';

/** The application that the samples are about. */
const sampleOrigin = 'https://app.example';

let panel: Panel | undefined;
let view: WalletView | undefined;
let form: CommandForm | undefined;
/** What waits for the reader's decision. */
let waiting: WalletRequest | undefined;
/** Counts what was opened and sent: an answer to what was left is not shown. */
let turn = 0;
/** Counts what was typed: only the last is checked. */
let typed = 0;
/** Counts the commands that were chosen: the form of one that was left is not drawn. */
let chosen = 0;
/** Ends when the fields are those of the chosen command: what is sent before waits for it. */
let drawn: Promise<unknown> = Promise.resolve();
/** The button that the panel was opened with last. */
let opener: HTMLButtonElement | undefined;

type Reply<K extends WalletQuestion['kind']> = Extract<
  WalletReply,
  { kind: K extends 'deed' ? 'look' : K extends 'send' ? 'asks' | 'answer' : K }
>;

/** Asks the wallet something. @throws Error when it refuses; Stopped when the network has stopped */
async function ask<K extends WalletQuestion['kind']>(
  question: Extract<WalletQuestion, { kind: K }>,
  history?: History,
): Promise<Reply<K>> {
  const network = await connect(history);
  const { reply, state } = await network.ask<'wallet'>({ type: 'wallet', question });
  setState(state);
  return reply as Reply<K>;
}

/** Opens the panel for `<button data-try-wallet="method">`, with what a link says, if it came by one. */
export async function openWallet(button: HTMLButtonElement, linked?: Linked): Promise<void> {
  addStyles();
  addWalletStyles();
  panel ??= start(createPanel());
  const shown = panel;
  opener = button;
  turn += 1;
  const mine = turn;
  clear(shown);
  shown.about.href = inTree('api/network-in-the-page');
  shown.send.disabled = true;
  say(shown, 'The network is starting in your browser…');
  if (!shown.dialog.open) shown.dialog.showModal();
  await attempt(shown, async () => {
    ({ wallet: view } = await ask({ kind: 'look' }, linked ? (linked.history ?? beginning) : undefined));
    const draft = linked?.draft ?? {};
    const { tryWallet = '', command = 'orderSubmission' } = button.dataset;
    const known = view.commands.some(({ walletKey }) => walletKey === draft.walletKey);
    await showCommand(shown, (known && draft.walletKey) || command, known ? draft.content : undefined);
    if (mine !== turn) return;
    const wanted = draft.method !== undefined && view.methods.includes(draft.method) ? draft.method : tryWallet;
    shown.method.value = wanted;
    shown.origin.value = linked ? (draft.origin ?? '') : shown.origin.value || sampleOrigin;
    shown.authorization.value = linked ? (draft.authorization ?? '') : tokenOf(shown, view);
    shown.publicKey.value =
      (linked && draft.publicKey) || view.keys.find(({ isTainted }) => !isTainted)?.publicKey || '';
    shown.sendingMode.value = linked && !draft.sendingMode ? '' : (draft.sendingMode ?? 'TYPE_SYNC');
    if (linked && draft.publicKey === '') shown.publicKey.value = '';
    shown.ownBody.checked = draft.body !== undefined;
    if (draft.body !== undefined) shown.body.value = draft.body;
    arrange(shown);
    await check(shown);
    shown.send.disabled = false;
    say(
      shown,
      linked && linked.history === undefined
        ? 'The world of this link cannot be read: this is the one that everybody begins with.'
        : 'The wallet is ready: nothing has been asked yet.',
    );
  });
}

/** Opens what the address says, where it says something to try and the page has a method or command to try. */
export function openLinked(fragment: string = window.location.hash): void {
  const linked = readLink(fragment);
  const button = document.querySelector<HTMLButtonElement>('button[data-try-wallet]');
  if (linked && button) void openWallet(button, linked);
}

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

function stopped(shown: Panel, error: Stopped): void {
  closeCard(shown);
  complain(
    shown,
    `The network in this page has stopped: ${error.message.replace(/\.$/, '')}. Nothing outside of it is touched.`,
    element(
      'p',
      { class: 'try-buttons' },
      element('button', { type: 'button', 'data-do': 'again' }, 'Start it again'),
      element('button', { type: 'button', 'data-do': 'afresh' }, 'Begin afresh'),
    ),
  );
}

function closeCard(shown: Panel): void {
  waiting = undefined;
  shown.card.hidden = true;
  shown.card.replaceChildren();
}

function clear(shown: Panel): void {
  closeCard(shown);
  shown.alert.hidden = true;
  shown.alert.replaceChildren();
  shown.changes.hidden = true;
  shown.changes.replaceChildren();
  shown.headers.textContent = '';
  shown.answer.textContent = '';
}

/** What is in the form. */
function draftOf(shown: Panel): WalletDraft {
  return {
    method: shown.method.value,
    origin: shown.origin.value,
    authorization: shown.authorization.value,
    publicKey: shown.publicKey.value,
    sendingMode: shown.sendingMode.value,
    // That of the fields: the one that was just chosen may not be drawn yet.
    walletKey: form?.walletKey ?? shown.command.value,
    content: readCommand(shown.fields),
    body: shown.ownBody.checked ? shown.body.value : undefined,
  };
}

/** Shows the form of a command, with its example or what it shall hold. */
async function showCommand(shown: Panel, walletKey: string, content?: JsonObject): Promise<void> {
  chosen += 1;
  const mine = chosen;
  const asked = ask({ kind: 'form', walletKey });
  drawn = asked.catch(() => undefined);
  const reply = await asked;
  if (mine !== chosen) return;
  ({ form } = reply);
  shown.command.replaceChildren(
    ...(view?.commands ?? []).map((one) => option(one.walletKey, `${one.walletKey}: ${one.title}`)),
  );
  shown.command.value = walletKey;
  shown.summary.textContent =
    view?.commands.find((one) => one.walletKey === walletKey)?.summary.replaceAll('`', '') ?? '';
  drawFields(shown, content ?? form.example);
}

function drawFields(shown: Panel, content: JsonObject): void {
  if (form) shown.fields.replaceChildren(commandFields(form, content));
}

/** Shows what belongs to the method, and writes the request anew. */
function arrange(shown: Panel): void {
  const { method, ownBody } = shown;
  const isOwn = ownBody.checked;
  shown.title.textContent = `Try it: ${method.value}`;
  shown.signing.hidden = isOwn || !takesTransaction(method.value);
  shown.modeRow.hidden = method.value !== 'client.send_transaction';
  shown.bodyRow.hidden = !isOwn;
  shown.publicKey.setAttribute('aria-required', 'true');
  if (view) showView(shown, view);
  write(shown);
}

function write(shown: Panel): void {
  const draft = draftOf(shown);
  shown.request.textContent = bodyOf(draft);
  const address = view?.address ?? '';
  writePrograms(shown.programs, () => programRequest(draft, address));
}

/** Shows at their fields the rules that the command breaks. */
async function check(shown: Panel): Promise<void> {
  typed += 1;
  const mine = typed;
  const { walletKey, content, method, body } = draftOf(shown);
  let problems: readonly Problem[] = [];
  if (takesTransaction(method) && body === undefined)
    ({ problems } = await ask({ kind: 'check', transaction: { [walletKey]: content } }));
  if (mine !== typed) return;
  const homeless = markProblems(shown.fields, problems);
  shown.problems.replaceChildren(...homeless.map((text) => element('li', {}, text)));
}

/** Sends a request, with the reader's decision where the wallet asked for one. */
async function send(shown: Panel, request: WalletRequest, decision?: Decision): Promise<void> {
  clear(shown);
  turn += 1;
  const mine = turn;
  say(shown, 'Asking…');
  await attempt(shown, async () => {
    const reply = await ask({ kind: 'send', request, decision });
    if (mine !== turn) return;
    if (reply.kind === 'asks') return showCard(shown, request, reply);
    showAnswer(shown, reply);
    if (decision !== undefined) shown.status.focus();
    bringIntoView(shown);
    if (reply.changes.length > 0) await renew(shown);
  });
}

function showCard(shown: Panel, request: WalletRequest, { question, keyName }: Reply<'send'> & { kind: 'asks' }): void {
  waiting = request;
  shown.card.replaceChildren(cardOf(question, keyName));
  shown.card.hidden = false;
  say(shown, 'The request waits for the person in front of the wallet.');
  announce(`The wallet asks you. ${questionText(question)}`);
  shown.card.focus();
  shown.card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function showAnswer(shown: Panel, { answer, changes, wallet }: Reply<'send'> & { kind: 'answer' }): void {
  const { status, headers, text, size, took } = answer;
  view = wallet;
  const token = headers.find(([name]) => name === 'authorization')?.[1];
  shown.authorization.value = token ?? tokenOf(shown, wallet);
  shown.headers.textContent = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  shown.answer.textContent = text === '' ? '' : JSON.stringify(JSON.parse(text), null, 2);
  const code = /"error":\{"code":(-?\d+)/.exec(text)?.[1];
  const found = code === undefined ? '' : `, error ${code}`;
  const given = token === undefined ? '' : ' The token came in the header Authorization.';
  say(
    shown,
    `${status} ${statusTexts[status] ?? ''}${found}, ${tookText(took)}, ${size.toLocaleString('en')} bytes.${given}`,
  );
  const items = changeItems(changes);
  shown.changes.hidden = items.length === 0;
  shown.changes.replaceChildren(element('ul', {}, ...items));
  arrange(shown);
}

/** Where the answer stands below the form, the reader would not see that it has come. */
function bringIntoView({ status, dialog }: Panel): void {
  if (status.getBoundingClientRect().bottom > dialog.getBoundingClientRect().bottom)
    status.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** What this world has to choose from has changed: the form offers it, and keeps what the reader entered. */
async function renew(shown: Panel): Promise<void> {
  // A command that was chosen meanwhile has its form anyway.
  if (form?.walletKey !== shown.command.value) return;
  const content = readCommand(shown.fields);
  await showCommand(shown, form.walletKey, content);
  await check(shown);
}

async function move(shown: Panel, blocks: number | 'epoch'): Promise<void> {
  await attempt(shown, async () => {
    const { height, epoch } = await letPass(await connect(), blocks);
    await renew(shown);
    announce(`Block ${height}, epoch ${epoch}.`);
  });
}

/** Starts the world anew, with a history. */
async function begin(shown: Panel, history: History): Promise<void> {
  clear(shown);
  turn += 1;
  say(shown, 'The network is starting in your browser…');
  await attempt(shown, async () => {
    ({ wallet: view } = await ask({ kind: 'look' }, history));
    if (form === undefined && opener) return openWallet(opener);
    shown.authorization.value = tokenOf(shown, view);
    arrange(shown);
    await renew(shown);
    shown.send.disabled = false;
    say(shown, 'The wallet is ready: nothing has been asked yet.');
  });
}

async function doDeed(shown: Panel, { deed, of = '' }: DOMStringMap): Promise<void> {
  const made: Deed =
    deed === 'revoke' ? { do: 'revoke', hostname: of } : { do: deed === 'taint' ? 'taint' : 'untaint', publicKey: of };
  await attempt(shown, async () => {
    ({ wallet: view } = await ask({ kind: 'deed', deed: made }));
    arrange(shown);
    const next = [...shown.holder.querySelectorAll<HTMLElement>('[data-of]')].find(
      ({ dataset }) => dataset['of'] === of,
    );
    (next ?? shown.holder.querySelector<HTMLElement>('button'))?.focus();
    announce(
      deed === 'revoke'
        ? `${of} may no longer see the keys.`
        : `The key is ${deed === 'taint' ? 'tainted' : 'usable again'}.`,
    );
  });
}

/** Sends what the application does before a transaction, or takes the token that needs none of it. */
function quick(shown: Panel, method: string): unknown {
  if (method === '') {
    shown.authorization.value = `VWT ${view?.apiToken ?? ''}`;
    arrange(shown);
    announce('The long-living token is in the header Authorization.');
    return shown.send.focus();
  }
  const text = JSON.stringify({ jsonrpc: '2.0', id: '1', method });
  return send(shown, { text, origin: shown.origin.value, authorization: shown.authorization.value });
}

const requestOf = (shown: Panel): WalletRequest => {
  const draft = draftOf(shown);
  return { text: bodyOf(draft), origin: draft.origin, authorization: draft.authorization };
};

/** Makes the panel's buttons and fields work. */
function start(made: Panel): Panel {
  const showWorld = (): void => {
    const state = worldState();
    if (state === undefined) return;
    made.world.textContent = worldText(state);
    made.seed.value = String(state.seed);
  };
  listen({ changed: showWorld, stopped: (error) => stopped(made, error) });
  showWorld();
  made.method.append(...methodOrder.map((name) => option(name)));
  const actions: Readonly<Record<string, (button: HTMLButtonElement) => unknown>> = {
    close: () => made.dialog.close(),
    reset: () =>
      attempt(made, async () => {
        made.ownBody.checked = false;
        made.origin.value = sampleOrigin;
        made.sendingMode.value = 'TYPE_SYNC';
        made.publicKey.value = view?.keys.find(({ isTainted }) => !isTainted)?.publicKey ?? '';
        await showCommand(made, made.command.value);
        arrange(made);
        await check(made);
      }),
    link: (button) => {
      const fragment = linkOf(worldHistory(), draftOf(made));
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
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (!button) return;
    const { do: action, decision, deed, change, quick: method } = button.dataset;
    if (action !== undefined) void actions[action]?.(button);
    if (decision !== undefined && waiting) void send(made, waiting, decision as Decision);
    if (deed !== undefined) void doDeed(made, button.dataset);
    if (method !== undefined) void quick(made, method);
    if (change !== undefined && form) {
      const { value, focus } = changeCommand(form, readCommand(made.fields), button.dataset);
      drawFields(made, value);
      focusField(made.fields, focus);
      changed(made);
    }
  });
  made.form.addEventListener('input', ({ target }) => {
    if (target !== made.command) changed(made);
  });
  made.form.addEventListener('change', (event) => {
    const target = event.target as HTMLElement;
    if (target === made.command)
      return void attempt(made, () => showCommand(made, made.command.value).then(() => changed(made)));
    if (target instanceof HTMLSelectElement) takeChoice(made, target);
    if (target === made.ownBody && made.ownBody.checked) {
      // What the reader writes begins with what the fields made.
      made.body.value = made.request.textContent;
    }
    if (target === made.method || target === made.ownBody) arrange(made);
    changed(made);
  });
  made.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void drawn.then(() => send(made, requestOf(made)));
  });
  made.dialog.addEventListener('close', () => {
    closeCard(made);
    if (window.location.hash.startsWith('#try-wallet='))
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  });
  return made;
}

function changed(shown: Panel): void {
  write(shown);
  if (view) showView(shown, view);
  void attempt(shown, () => check(shown));
}
