import { graphqlFilePath, schemaPath } from '../../../reference/downloads/graphql-file.ts';
import type { SampleRequest } from '../../../reference/render/samples/sample-request.ts';
import type {
  GraphqlExample,
  GraphqlQuestion,
  GraphqlReply,
  NamedOperation,
} from '../../../sandbox/in-page/graphql/graphql-protocol.ts';
import { beginning, limits, type History } from '../../../sandbox/in-page/steps.ts';
import { copyAndReport } from '../copy.ts';
import { element } from '../element.ts';
import { Stopped, type Connection } from '../try-it/connection.ts';
import { writePrograms } from '../try-it/programs.ts';
import { addStyles } from '../try-it/styles.ts';
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
} from '../try-it/tab-network.ts';
import { aboutElement, createEditor, type Editor } from './editor.ts';
import { linkOf, linkStart, readLink, type LinkedQuery, type Written } from './link.ts';
import { createPanel, type Panel } from './panel.ts';
import { bringIntoView, clear, complain, messageList, say, showAnswer, showFaults } from './show.ts';
import { addEditorStyles } from './styles.ts';
import { showChoices, withVariable } from './variables.ts';

/** How long nobody writes before what is written is looked at, in milliseconds. */
const pause = 200;
/** How often a block passes while a subscription is open, in milliseconds. */
const pace = 1000;

/** What the editor opens with where no operation is chosen. */
const first = 'Query.marketsConnection';

let panel: Panel | undefined;
let editor: Editor | undefined;
/** The network that GraphQL has been opened in. */
let opened: Connection | undefined;
let examples: readonly GraphqlExample[] = [];
/** The example that was chosen last. */
let chosen = '';
let base = '';
let operation: NamedOperation | undefined;
let stream: { readonly id: number; readonly timer: number } | undefined;
/** Counts what was opened and sent: an answer to what was left is not shown. */
let turn = 0;
let checks = 0;

/** Opens the editor for `<button data-try-graphql="Query.asset">`; without a name for free queries. */
export function openEditor({ dataset }: HTMLButtonElement): Promise<void> {
  return open(dataset['tryGraphql'] === '' ? first : (dataset['tryGraphql'] ?? first));
}

/** Opens what the address says, where it says a query. */
export function openLinked(fragment: string = window.location.hash): void {
  const linked = readLink(fragment);
  if (linked) void open('', linked);
}

async function open(name: string, linked?: LinkedQuery): Promise<void> {
  addStyles();
  addEditorStyles();
  panel ??= start(createPanel());
  const shown = panel;
  endStream();
  turn += 1;
  const mine = turn;
  clear(shown);
  shown.about.href = inTree('api/network-in-the-page');
  shown.send.disabled = true;
  // Before its network is there the editor could neither complete nor check: nothing is to be lost that is written meanwhile.
  shown.editor.inert = true;
  say(shown, 'The network is starting in your browser…');
  if (!shown.dialog.open) shown.dialog.showModal();
  await attempt(shown, async () => {
    await ready(linked === undefined ? undefined : (linked.history ?? beginning));
    if (mine !== turn) return;
    fillExamples(shown);
    // Whoever closed the panel by accident finds what they wrote.
    if (linked) write(shown, linked, '');
    else if (name !== chosen) choose(shown, name);
    shown.send.disabled = false;
    shown.editor.inert = false;
    say(
      shown,
      linked && linked.history === undefined
        ? 'The world of this link cannot be read: this is the one that everybody begins with.'
        : 'The network is ready: nothing has been asked yet.',
    );
    // On a phone the focus would bring the keyboard up, over what the reader has not seen yet.
    if (window.matchMedia('(pointer: fine)').matches) editor?.focus();
    await check(shown);
    await showHere(shown);
  });
}

/** The network with GraphQL opened in it. */
async function ready(history?: History): Promise<Connection> {
  const network = await connect(history);
  if (network === opened) return network;
  const { reply } = await network.ask<'graphql'>({
    type: 'graphql',
    question: { kind: 'open', schema: inTree(schemaPath), more: inTree(graphqlFilePath) },
  });
  if (reply.kind === 'open') ({ examples, address: base } = reply);
  opened = network;
  return network;
}

/** Asks of the schema, where there is one: who writes is not told that the network has stopped with each key. */
async function ask<Kind extends GraphqlQuestion['kind']>(
  question: Extract<GraphqlQuestion, { kind: Kind }>,
): Promise<Extract<GraphqlReply, { kind: Kind }> | undefined> {
  const network = running();
  if (network === undefined || network !== opened) return undefined;
  try {
    const { reply } = await network.ask<'graphql'>({ type: 'graphql', question });
    return reply as Extract<GraphqlReply, { kind: Kind }>;
  } catch {
    return undefined;
  }
}

async function attempt(shown: Panel, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // What stopped the network has been said where it stopped.
    if (!(error instanceof Stopped)) complain(shown, (error as Error).message);
  }
}

/** The network has stopped: what is written stays. */
function stopped(shown: Panel, error: Stopped): void {
  opened = undefined;
  endStream();
  const again = element('button', { type: 'button', 'data-do': 'again' }, 'Start it again');
  const afresh = element('button', { type: 'button', 'data-do': 'afresh' }, 'Begin afresh');
  complain(
    shown,
    `The network in this page has stopped: ${error.message.replace(/\.$/, '')}. Nothing outside of it is touched.`,
    element('p', { class: 'try-buttons' }, again, afresh),
  );
}

/** The examples of the reference, to begin with. */
function fillExamples({ examples: select }: Panel): void {
  if (select.options.length > 0) return;
  select.append(element('option', { value: '' }, 'choose an operation'));
  for (const [root, label] of [
    ['Query.', 'Queries'],
    ['Subscription.', 'Subscriptions'],
  ] as const) {
    const group = element('optgroup', { label });
    for (const { name } of examples)
      if (name.startsWith(root))
        group.append(element('option', { value: name, translate: 'no' }, name.slice(root.length)));
    select.append(group);
  }
}

function choose(shown: Panel, name: string): void {
  const example = examples.find((one) => one.name === name);
  write(shown, { query: example?.text ?? '', variables: example?.variables ?? '' }, name);
}

/** Puts a query into the editor. */
function write(shown: Panel, { query, variables }: Written, name: string): void {
  chosen = name;
  shown.examples.value = name;
  shown.variables.value = variables;
  if (editor) editor.text = query;
  changed(shown);
}

const written = ({ variables }: Panel): Written => ({ query: editor?.text ?? '', variables: variables.value });

let timer = 0;
/** Looks at what is written once nobody writes. */
function changed(shown: Panel): void {
  showRequest(shown);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    void check(shown);
    void showHere(shown);
  }, pause);
}

/** Puts what was chosen of this network into the variables. */
function put(shown: Panel, select: HTMLSelectElement): void {
  const { path = '[]', list } = select.dataset;
  const { value } = select;
  select.value = '';
  if (value === '') return;
  const text = withVariable(shown.variables.value, JSON.parse(path) as string[], value, list !== undefined);
  if (text === undefined) return complain(shown, 'The variables are no JSON object: correct them first, then choose.');
  shown.variables.value = text;
  changed(shown);
}

async function check(shown: Panel): Promise<void> {
  if (editor === undefined) return;
  checks += 1;
  const mine = checks;
  const { query: text, variables } = written(shown);
  const reply = await ask<'check'>({ kind: 'check', text, variables, at: editor.at });
  if (reply === undefined || mine !== checks || text !== editor.text) return;
  operation = reply.operation;
  editor.mark(reply.faults);
  showFaults(shown, reply.faults);
  showChoices(shown.choices, reply.variables);
  showRequest(shown);
}

/** Shows what the schema says of what stands at the caret. */
async function showHere(shown: Panel): Promise<void> {
  if (editor === undefined) return;
  const { text, at } = editor;
  const reply = await ask<'describe'>({ kind: 'describe', text, at });
  if (text !== editor.text || at !== editor.at) return;
  const found = reply?.description;
  shown.here.replaceChildren(
    found
      ? aboutElement(found.title, found.text)
      : element('p', { class: 'gql-nothing' }, 'What the schema says of the word at the caret stands here.'),
  );
}

/** The request as a program sends it to a node. A subscription needs a WebSocket, which takes more than one request. */
function showRequest(shown: Panel): void {
  const isSubscription = operation?.isSubscription ?? false;
  shown.programs.hidden = isSubscription;
  shown.socket.hidden = !isSubscription;
  if (isSubscription) return;
  const { query, variables } = written(shown);
  writePrograms(shown.programs, () => {
    const body = {
      query,
      ...(operation?.name === undefined ? {} : { operationName: operation.name }),
      ...(variables.trim() === '' ? {} : { variables: JSON.parse(variables) as unknown }),
    };
    return {
      method: 'POST',
      url: base,
      query: [],
      body: body as SampleRequest['body'],
      delivery: 'json',
      requestOverConnection: false,
      fileName: '',
    };
  });
}

function showWorld({ world, seed }: Panel): void {
  const state = worldState();
  if (state === undefined) return;
  world.textContent = worldText(state);
  seed.value = String(state.seed);
}

async function sendQuery(shown: Panel): Promise<void> {
  if (editor === undefined || shown.send.disabled) return;
  endStream();
  clear(shown);
  turn += 1;
  const mine = turn;
  const { query: text, variables } = written(shown);
  const { at } = editor;
  say(shown, 'Asking…');
  const messages = messageList(shown, () => mine === turn);
  await attempt(shown, async () => {
    const network = await ready();
    const {
      reply,
      id,
      state: now,
    } = await network.ask<'graphql'>(
      { type: 'graphql', question: { kind: 'send', text, variables, at } },
      messages.take,
    );
    setState(now);
    if (reply.kind !== 'send') return;
    if (mine !== turn) return reply.answer.streams ? network.stop(id) : undefined;
    showAnswer(shown, reply.answer);
    bringIntoView(shown);
    if (reply.answer.streams) followStream(shown, network, id, messages.count);
  });
}

/** Lets time pass while a subscription is open, and says now and then how much has come. */
function followStream(shown: Panel, network: Connection, id: number, count: () => number): void {
  shown.stop.hidden = false;
  shown.send.hidden = true;
  if (document.activeElement === shown.send || document.activeElement === document.body) shown.stop.focus();
  let blocks = 0;
  const tick = async (): Promise<void> => {
    try {
      await letPass(network, 1);
      blocks += 1;
      if (stream?.id !== id) return;
      if (blocks % 10 === 0) say(shown, `${count()} ${count() === 1 ? 'message' : 'messages'} in ${blocks} blocks.`);
      if (blocks === 3 && count() === 0)
        say(shown, 'The subscription is open and silent: nothing that fits its arguments happens.');
    } catch (error) {
      if (stream?.id !== id) return;
      endStream();
      if (!(error instanceof Stopped)) complain(shown, (error as Error).message);
    }
  };
  stream = { id, timer: window.setInterval(() => void tick(), pace) };
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
    const { height, epoch } = await letPass(await ready(), blocks);
    say(shown, `Block ${height}, epoch ${epoch}.`);
  });
}

/** Starts the world anew, with a history; what is written stays. */
async function begin(shown: Panel, history: History): Promise<void> {
  endStream();
  clear(shown);
  turn += 1;
  say(shown, 'The network is starting in your browser…');
  await attempt(shown, async () => {
    await ready(history);
    fillExamples(shown);
    if (editor?.text === '' && chosen === '') choose(shown, first);
    shown.send.disabled = false;
    shown.editor.inert = false;
    say(shown, 'The network is ready: nothing has been asked yet.');
    await check(shown);
  });
}

/** Makes the panel's editor, buttons and fields work. */
function start(made: Panel): Panel {
  listen({ changed: () => showWorld(made), stopped: (error) => stopped(made, error) });
  // Another panel may have started the network.
  showWorld(made);
  made.socket.append(
    'A subscription is asked for over a WebSocket: ',
    element('a', { href: `${inTree('api/graphql/overview')}#subscriptions` }, 'how, with a program in four languages'),
    '.',
  );
  let moving = 0;
  editor = createEditor(made.editor, {
    complete: async (text, at) => (await ask<'complete'>({ kind: 'complete', text, at }))?.options ?? [],
    describe: async (text, at) => (await ask<'describe'>({ kind: 'describe', text, at }))?.description,
    changed: () => changed(made),
    moved: () => {
      window.clearTimeout(moving);
      moving = window.setTimeout(() => {
        void showHere(made);
        void check(made);
      }, pause);
    },
    send: () => void sendQuery(made),
  });
  const actions: Readonly<Record<string, (button: HTMLButtonElement) => unknown>> = {
    close: () => made.dialog.close(),
    stop: () => {
      endStream();
      say(made, 'The subscription is stopped.');
    },
    reset: () => choose(made, chosen === '' ? first : chosen),
    link: (button) =>
      copyAndReport(button, window.location.origin + window.location.pathname + linkOf(worldHistory(), written(made))),
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
    const { do: action, where, from, to } = button?.dataset ?? {};
    if (button && action !== undefined) void actions[action]?.(button);
    if (where === 'query') editor?.goTo(Number(from));
    if (where === 'variables') {
      made.variables.focus();
      made.variables.setSelectionRange(Number(from), Number(to));
    }
  });
  made.examples.addEventListener('change', () => {
    if (made.examples.value !== '') choose(made, made.examples.value);
  });
  made.variables.addEventListener('input', () => changed(made));
  made.choices.addEventListener('change', ({ target }) => put(made, target as HTMLSelectElement));
  made.variables.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void sendQuery(made);
  });
  made.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendQuery(made);
  });
  made.dialog.addEventListener('close', () => {
    endStream();
    if (window.location.hash.startsWith(linkStart))
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  });
  return made;
}
