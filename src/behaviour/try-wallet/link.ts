import { historyText, readHistory, type History } from '../../../sandbox/in-page/steps.ts';
import type { JsonObject } from '../../../common/json.ts';

/** How the fragment of a link to the wallet begins: the history of its world and the request follow. */
export const linkStart = '#try-wallet=';
/** Longer links are no links of this site. */
const longest = 20_000;

/** What is in the panel: which request, and who sends it. */
export interface WalletDraft {
  readonly method: string;
  readonly origin: string;
  readonly authorization: string;
  readonly publicKey: string;
  readonly sendingMode: string;
  /** The command by its key in a wallet request, and its content. */
  readonly walletKey: string;
  readonly content: JsonObject;
  /** The body as the reader wrote it; undefined while the fields make it. */
  readonly body: string | undefined;
}

const texts = ['method', 'origin', 'authorization', 'publicKey', 'sendingMode', 'walletKey'] as const;

/** The fragment of a link to this world with what is in the panel. */
export function linkOf(history: History, draft: WalletDraft): string {
  const query = new URLSearchParams();
  for (const name of texts) if (draft[name] !== '') query.set(name, draft[name]);
  if (draft.body !== undefined) query.set('body', draft.body);
  else if (draft.walletKey !== '') query.set('content', JSON.stringify(draft.content));
  return `${linkStart}${historyText(history)}&${query.toString()}`;
}

/** What a link shows; its history is undefined when its world cannot be read. */
export interface Linked {
  readonly history: History | undefined;
  readonly draft: Partial<WalletDraft>;
}

/** Reads the fragment of a link; undefined where it is none. What it holds is only ever shown. */
export function readLink(fragment: string): Linked | undefined {
  if (!fragment.startsWith(linkStart) || fragment.length > longest) return undefined;
  const [history = '', ...rest] = fragment.slice(linkStart.length).split('&');
  const query = new URLSearchParams(rest.join('&'));
  const draft: Record<string, unknown> = Object.fromEntries(texts.map((name) => [name, query.get(name) ?? '']));
  if (query.has('body')) draft['body'] = query.get('body');
  try {
    const content: unknown = JSON.parse(query.get('content') ?? '');
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) draft['content'] = content;
  } catch {
    // A command that is none is left out: the form begins with its example.
  }
  return { history: readHistory(history), draft };
}
