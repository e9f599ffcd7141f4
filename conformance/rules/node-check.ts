import { ask } from '../ask.ts';
import type { CheckInput } from './check-rules.ts';

const publicKey = 'b4f2726571fbe8e33b442dc92ed2d7f0d810e21835b7371a7915a365f07ccd9b';

/**
 * Has a core node check input data without sending it. The transaction has no signature: a node looks at the command
 * first, so that a command in order gives the error of the signature and nothing is ever sent.
 *
 * @param core address of the core node's REST API
 */
export function nodeCheck(core: string): CheckInput {
  return async (inputData) => {
    const tx = { version: 'TX_VERSION_V3', pubKey: publicKey, inputData: Buffer.from(inputData).toString('base64') };
    const response = await ask(new URL('/transaction/check', core), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tx }),
    });
    const answer = (await response.json()) as { data?: string; info?: string; message?: string };
    return answer.data ?? answer.message ?? JSON.stringify(answer);
  };
}
