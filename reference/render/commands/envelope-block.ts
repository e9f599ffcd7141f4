import { html, type Html } from '../../../html/html.ts';
import type { Envelope } from '../../commands/load-envelope.ts';
import { inlineProse } from '../prose.ts';

/** What parts of a transaction its signature covers, in words. */
const parts: Readonly<Record<string, string>> = {
  chainID: 'the chain id',
  chainIdDelimiter: 'the delimiter',
  inputData: 'the encoded `InputData`',
};

/** What holds for every transaction: versions, what is signed, and what is checked before the command. */
export function envelopeBlock({ versions, chainIdDelimiter, signedBytes, rules }: Envelope): Html {
  const signed = signedBytes.map((part) => parts[part] ?? `\`${part}\``).join(', ');
  const items = rules.map(({ field, says }) => html`<li>${inlineProse(`\`${field}\` ${says}.`)}`);
  return html`
    <div class="command"><h4>What every transaction keeps</h4>
    <p>${inlineProse(`The network takes ${versions.accepted.map((version) => `\`${version}\``).join(' and ')}; wallets make \`${versions.produced}\`. The signature covers ${signed}, one after the other; the delimiter is \`${chainIdDelimiter}\`.`)}</p>
    <p>Checked before the command itself:</p><ul>${items}</ul></div>`;
}
