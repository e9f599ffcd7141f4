import { sha256 } from '@noble/hashes/sha2.js';
import type { WalletFile } from '../../../reference/downloads/wallet-file.ts';
import { utf8 } from '../../../common/bytes.ts';
import { sha256Hex } from '../../../common/digest.ts';
import type { Json, JsonObject } from '../../../common/json.ts';
import { answerCall, methodNames, walletContext, type WalletAnswer } from '../../wallet/answer-call.ts';
import type { Caller, Holder, Question } from '../../wallet/holder.ts';
import type { WalletContext } from '../../wallet/methods.ts';
import { apiToken, Tokens } from '../../wallet/tokens.ts';
import { errorTable, WalletError } from '../../wallet/wallet-errors.ts';
import { walletKeys } from '../../world/seed.ts';
import { TooMuch, type PageNetwork } from '../network.ts';
import type { PageAnswer } from '../answers-and-choices.ts';
import { limits, type Step } from '../steps.ts';
import { changesSince, routeOf, takeSnapshot } from './changes.ts';
import { commandForm } from './command-form.ts';
import { findProblems } from './find-problems.ts';
import {
  decisions,
  type Change,
  type Decision,
  type Deed,
  type WalletQuestion,
  type WalletReply,
  type WalletRequest,
  type WalletView,
} from './wallet-protocol.ts';

/** Under which names a history holds what changed the wallet. */
const steps = { request: 'Wallet_Request', deed: 'Wallet_Deed' } as const;

/** The wallet wants to ask the person: nothing has happened yet. */
class Asks extends Error {
  constructor(readonly question: Question) {
    super('The wallet asks.');
  }
}

/** The methods after which the wallet or the world is another one. */
const changing = new Set([
  'client.connect_wallet',
  'client.disconnect_wallet',
  'client.list_keys',
  'client.send_transaction',
]);

const rejections: Readonly<Record<string, string>> = {
  connection: 'the user rejected the wallet connection',
  permissions: 'the user rejected the access to the keys',
  'client.sign_transaction': 'the user rejected the signing of the transaction',
  'client.check_transaction': 'the user rejected the checking of the transaction',
  'client.send_transaction': 'the user rejected the sending of the transaction',
};

/** What the wallet answers when the person does not agree. */
function refusal(question: Question, decision: Exclude<Decision, 'approve'>): WalletError {
  if (decision === 'close') return new WalletError('ConnectionClosed', 'the user closed the connection');
  if (decision === 'later') return new WalletError('RequestCancelledByUser', 'the user cancelled the request');
  const reason = rejections[question.kind === 'transaction' ? question.method : question.kind];
  return new WalletError('RequestRejected', reason);
}

/**
 * The wallet of a network in a page. What it asks the person, the page asks the reader: a request that needs a decision is
 * answered with the question, leaves no trace, and is sent again with the decision. So nothing waits, and a history tells all.
 */
export class PageWallet {
  readonly #network: PageNetwork;
  readonly #file: WalletFile;
  readonly #context: WalletContext;
  readonly #tokens: Tokens;
  readonly #permitted = new Set<string>();
  readonly #tainted = new Set<string>();
  #decision: Decision | undefined;
  /** Whether a person was asked for the request that is answered. */
  #asked = false;

  constructor(network: PageNetwork, file: WalletFile) {
    this.#network = network;
    this.#file = file;
    this.#tokens = new Tokens(() => sha256Hex(`token ${this.#salt()}`));
    const holder: Holder = {
      ask: (question) => this.#ask(question),
      keys: (caller) => this.#keysFor(caller),
      permit: (hostname) => this.#permit(hostname),
      nonce: (command) =>
        new DataView(sha256(utf8(`nonce ${this.#salt()} ${JSON.stringify(command)}`)).buffer).getBigUint64(0),
    };
    this.#context = walletContext(network.context, holder, errorTable(file.errors));
  }

  /** What it is asked by a page. @throws TooMuch when the world takes no more; Error for what there is not */
  reply(question: WalletQuestion): WalletReply {
    switch (question.kind) {
      case 'look':
        return { kind: 'look', wallet: this.view };
      case 'form':
        return { kind: 'form', form: commandForm(this.#network.world, this.#file, question.walletKey) };
      case 'check':
        return { kind: 'check', problems: findProblems(this.#context.definitions, question.transaction) };
      case 'deed':
        this.#do(question.deed);
        return { kind: 'look', wallet: this.view };
      case 'send':
        return this.#send(question.request, question.decision);
    }
  }

  /** Takes a step of a history once more. What makes no sense changes nothing. */
  replay({ operation, body }: Extract<Step, { operation: string }>): void {
    if (operation === steps.deed) {
      const { do: what, of } = body;
      if ((what === 'taint' || what === 'untaint') && typeof of === 'string') this.#do({ do: what, publicKey: of });
      if (what === 'revoke' && typeof of === 'string') this.#do({ do: what, hostname: of });
      return;
    }
    const { text, origin, authorization, decision } = body;
    const made = decisions.find((one) => one === decision);
    const of = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
    this.#send({ text: of(text), origin: of(origin), authorization: of(authorization) }, made ?? 'approve');
  }

  get view(): WalletView {
    return {
      address: this.#file.address,
      methods: methodNames,
      commands: this.#file.commands.map(({ walletKey, title, summary }) => ({ walletKey, title, summary })),
      keys: walletKeys.map(({ name, publicKey }) => ({ name, publicKey, isTainted: this.#tainted.has(publicKey) })),
      permitted: [...this.#permitted],
      sessions: this.#tokens.sessions,
      apiToken,
    };
  }

  #send(request: WalletRequest, decision: Decision | undefined): WalletReply {
    const { text, origin, authorization } = request;
    const sent = text.length + origin.length + authorization.length;
    if (sent > limits.body)
      throw new TooMuch(`A request in a page has at most ${limits.body} characters, and this one ${sent}.`);
    const headers = {
      ...(origin === '' ? {} : { origin }),
      ...(authorization === '' ? {} : { authorization }),
    };
    const { world } = this.#network;
    const before = takeSnapshot(world);
    const { transactions } = world;
    const ran = transactions.length;
    const changes = changing.has(methodOf(text));
    // A world that takes no more says so before anything has happened.
    if (changes) this.#network.mayTake();
    this.#decision = decision;
    this.#asked = false;
    const began = performance.now();
    let answer: WalletAnswer;
    try {
      answer = changes
        ? answerCall(this.#context, this.#tokens, text, headers)
        : world.look(() => answerCall(this.#context, this.#tokens, text, headers));
    } catch (error) {
      if (!(error instanceof Asks)) throw error;
      const { question } = error;
      const key = question.kind === 'transaction' ? question.publicKey : '';
      const keyName = walletKeys.find(({ publicKey }) => publicKey === key)?.name ?? '';
      return { kind: 'asks', question, keyName };
    }
    const took = performance.now() - began;
    if (changes && answer.status < 300 && (this.#asked || methodOf(text) !== 'client.list_keys'))
      this.#network.keep({
        operation: steps.request,
        body: { text: compact(text), origin, authorization, ...(decision === undefined ? {} : { decision }) },
      });
    const last = transactions.length > ran ? transactions.at(-1) : undefined;
    return {
      kind: 'answer',
      answer: pageAnswer(answer, took),
      changes: last === undefined ? [] : this.#changes(last, before),
      wallet: this.view,
    };
  }

  #changes(transaction: JsonObject, before: ReturnType<typeof takeSnapshot>): Change[] {
    const { hash, error, submitter } = transaction;
    const party = String(submitter);
    const seen: Change = {
      text: `The transaction is in a block, and it ${typeof error === 'string' ? `failed there: ${error}.` : 'ran.'}`,
      ...routeOf(this.#network.world, 'BlockExplorer_GetTransaction'),
      values: { hash: [String(hash)] },
    };
    return [seen, ...changesSince(this.#network.world, before, party)];
  }

  #do(deed: Deed): void {
    if (deed.do === 'revoke') {
      if (!this.#permitted.has(deed.hostname)) return;
    } else if (!walletKeys.some(({ publicKey }) => publicKey === deed.publicKey)) return;
    this.#network.mayTake();
    if (deed.do === 'revoke') this.#permitted.delete(deed.hostname);
    else if (deed.do === 'taint') this.#tainted.add(deed.publicKey);
    else this.#tainted.delete(deed.publicKey);
    const of = deed.do === 'revoke' ? deed.hostname : deed.publicKey;
    this.#network.keep({ operation: steps.deed, body: { do: deed.do, of } });
  }

  #ask(question: Question): void {
    this.#asked = true;
    if (this.#decision === undefined) throw new Asks(question);
    if (this.#decision !== 'approve') throw refusal(question, this.#decision);
  }

  #usable(): (typeof walletKeys)[number][] {
    return walletKeys.filter(({ publicKey }) => !this.#tainted.has(publicKey));
  }

  #keysFor({ hostname, isTrusted }: Caller): (typeof walletKeys)[number][] | undefined {
    return isTrusted || this.#permitted.has(hostname) ? this.#usable() : undefined;
  }

  #permit(hostname: string): void {
    if (this.#usable().length === 0) throw new WalletError('InternalError', 'could not list the keys');
    this.#permitted.add(hostname);
  }

  /** What is another one after each step, and the same in every browser. */
  #salt(): string {
    const { seed, steps: taken, height } = this.#network.state;
    return `${seed} ${taken.length} ${height}`;
  }
}

/** The method that a request names, if it can be told. */
function methodOf(text: string): string {
  try {
    return String((JSON.parse(text) as { method?: unknown } | null)?.method);
  } catch {
    return '';
  }
}

/** JSON without blanks, so that links stay short. */
const compact = (text: string): string => JSON.stringify(JSON.parse(text));

function pageAnswer({ status, token, body }: WalletAnswer, took: number): PageAnswer {
  const text = body === undefined ? '' : JSON.stringify(body);
  return {
    status,
    headers: [
      ['access-control-allow-origin', '*'],
      ['access-control-expose-headers', 'Authorization'],
      ...(token === undefined ? [] : [['authorization', `VWT ${token}`] as const]),
      ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
    ],
    text,
    size: utf8(text).length,
    took,
    source: 'world',
    streams: false,
  };
}
