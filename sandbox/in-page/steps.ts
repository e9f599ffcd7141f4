import { fromBase64, textOf, toBase64Url, utf8 } from '../../common/bytes.ts';
import type { JsonObject } from '../../common/json.ts';

/** What a reader did that changed the world: let blocks pass, or had a transaction run. */
export type Step =
  | { readonly blocks: number }
  | {
      /** Id of the REST operation, and the body that it was sent. */
      readonly operation: string;
      readonly body: JsonObject;
    };

/** How a world came about: the same seed and the same steps give the same world everywhere. */
export interface History {
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** The world that every reader begins with. */
export const beginning: History = { seed: 73, steps: [] };

/** What one world takes, so that its memory and its time are bounded. */
export const limits = {
  /** Blocks, of a second each. */
  blocks: 600,
  /** Transactions. */
  transactions: 40,
  /** Characters of one request's body. */
  body: 20_000,
  /** Characters of a link's history. */
  link: 8_000,
  /** The largest seed. */
  seed: 2 ** 32 - 1,
} as const;

/** Steps with one more; blocks that follow each other are one step. */
export function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  if ('blocks' in step && last !== undefined && 'blocks' in last)
    return [...steps.slice(0, -1), { blocks: last.blocks + step.blocks }];
  return [...steps, step];
}

/** How many blocks and transactions steps hold. */
export function countSteps(steps: readonly Step[]): { readonly blocks: number; readonly transactions: number } {
  return {
    blocks: steps.reduce((sum, step) => sum + ('blocks' in step ? step.blocks : 0), 0),
    transactions: steps.filter((step) => 'operation' in step).length,
  };
}

/** A history as part of a link: `73`, or `73~b5~CoreService_SubmitTransaction.<JSON of the body, in base64url>`. */
export function historyText({ seed, steps }: History): string {
  const parts = steps.map((step) =>
    'blocks' in step ? `b${step.blocks}` : `${step.operation}.${toBase64Url(utf8(JSON.stringify(step.body)))}`,
  );
  return [String(seed), ...parts].join('~');
}

/**
 * Reads a history from a link.
 *
 * @returns undefined for a text that is none, or asks for more than a world takes: nothing of it is then used
 */
export function readHistory(text: string): History | undefined {
  if (text.length > limits.link) return undefined;
  const [seedText = '', ...parts] = text.split('~');
  if (!/^\d{1,10}$/.test(seedText) || Number(seedText) > limits.seed) return undefined;
  let steps: readonly Step[] = [];
  for (const part of parts) {
    const step = readStep(part);
    if (step === undefined) return undefined;
    steps = withStep(steps, step);
  }
  const { blocks, transactions } = countSteps(steps);
  if (blocks > limits.blocks || transactions > limits.transactions) return undefined;
  return { seed: Number(seedText), steps };
}

function readStep(part: string): Step | undefined {
  const blocks = /^b([1-9]\d{0,3})$/.exec(part)?.[1];
  if (blocks !== undefined) return { blocks: Number(blocks) };
  const [, operation = '', coded = ''] = /^([A-Za-z]{1,40}_[A-Za-z]{1,40})\.([\w-]+)$/.exec(part) ?? [];
  try {
    const body: unknown = JSON.parse(textOf(fromBase64(coded)));
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { operation, body: body as JsonObject }
      : undefined;
  } catch {
    return undefined;
  }
}
