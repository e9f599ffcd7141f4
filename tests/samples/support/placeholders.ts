import { entityId } from '../../../reference/examples/entity-id.ts';
import type { Sandbox } from '../../../sandbox/start-sandbox.ts';

/** What a reader puts in place of the words in capitals, in the sandbox. Longer words come first. */
const values: readonly (readonly [placeholder: RegExp, value: string])[] = [
  [/\bPUBLIC_KEY_OF_THE_SOURCE\b|\bRECIPIENT_PUBKEY\b/g, entityId('second party')],
  [/\b(YOUR_OWN_PUBKEY|PUBLIC_KEY|KEY)\b/g, entityId('party')],
  [/\b(ASSET_OF_THE_REWARD|ASSET_OF_THE_MARKETS|ASSET_ID)\b/g, entityId('asset')],
  [/\b(PROPOSAL_ID_OF_THE_TRANSFER|TRANSFER_ID)\b/g, entityId('transfer')],
  [/\bPROPOSAL_ID\b/g, entityId('proposal')],
  [/\bMARKET_ID\b/g, entityId('market')],
  [/\bNODE_ID\b/g, entityId('node')],
  [/\b0xADDRESS\w*/g, `0x${'ab'.repeat(20)}`],
  // Not the variable of that name.
  [/\bAMOUNT\b(?!=)/g, '1000000'],
  [/\b(SIZE|OFFSET)\b/g, '10'],
  [/\bUNIX_SECONDS\b/g, '1800000000'],
];

/** A page's code with the placeholders filled in, and with the sandbox of the tests in place of the reader's. */
export function filledIn(text: string, { urls }: Pick<Sandbox, 'urls'>): string {
  const here = text
    .replaceAll(/http:\/\/localhost:3008|https:\/\/DATA_NODE(?:_HOST)?\b/g, urls.dataNode)
    .replaceAll('http://127.0.0.1:1789', urls.wallet);
  return values.reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), here);
}
