import { html, type Html, nothing } from '../../../html/html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { ReadableRule } from '../../commands/readable-rule.ts';
import type { Command, Signer } from '../../commands/types.ts';
import { inTree } from '../placeholders.ts';
import { inlineProse } from '../prose.ts';

const signers: Readonly<Record<Signer, string>> = {
  party: 'any party',
  validator: 'a validator, with its Vega key',
  validatorMaster: 'a validator, with its master key',
};

/** Where the wallet's methods are explained, and where its local service is asked. */
export interface WalletPlace {
  readonly route: string;
  readonly address: string;
}

/** What the page of a message says of it as a transaction. */
export interface MessageBlock {
  readonly html: Html;
  /** An example of it, to stand beside the message's fields. */
  readonly code?: Html;
  /** What a field has to keep to, by its name: sentences. */
  readonly constraints: ReadonlyMap<string, readonly string[]>;
  /** Whether the example can be copied as a call of the wallet. */
  readonly forWallets: boolean;
  /** What sends it in the page; empty where wallets do not take it. */
  readonly tool?: Html;
}

/** What the page of a command's message says of it as a transaction: who signs it, what it does, its rules and an example. */
export function commandBlock(command: Command, rules: readonly ReadableRule[], wallet: WalletPlace): MessageBlock {
  const { title, walletKey, signedBy, opcode, effects, furtherChecks, acceptedByWallet, rulesRunBy, summary, example } =
    command;
  const use = acceptedByWallet
    ? html`Give it as the transaction of <a href="${inTree(`${wallet.route}#client.send_transaction`)}">client.send_transaction</a>.`
    : 'Wallets refuse it: only nodes send it.';
  return {
    html: html`
      <div class="command"><h4>As a transaction: ${title}</h4><p>${inlineProse(summary)} Signed by ${signers[signedBy]}. Command byte <code>${opcode}</code>. ${use}</p>
      ${list('What happens', effects)}
      ${ruleList(rules, rulesRunBy)}
      ${list('What else the core checks', furtherChecks)}</div>`,
    code: codeFigure(
      JSON.stringify(example, null, 2),
      'json',
      acceptedByWallet ? 'Example, as wallets take it' : 'Example, in the JSON of protobuf',
      acceptedByWallet
        ? { copyAs: { kind: 'command', address: wallet.address, needsOrigin: true, needsToken: true } }
        : {},
    ),
    constraints: constraintsOf(command.name, rules),
    forWallets: acceptedByWallet,
    tool: acceptedByWallet
      ? html`<button type="button" class="try" data-try-wallet="client.send_transaction" data-command="${walletKey}">Try it</button>`
      : undefined,
  };
}

/** The rules of the command's own fields, without the field that they begin with: it stands beside them. */
function constraintsOf(command: string, rules: readonly ReadableRule[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { section, field, sentence } of rules) {
    const [owner, name, ...inside] = field.split('.');
    if (section !== '' || owner !== command || name === undefined || inside.length > 0) continue;
    const text = sentence.replace(/^`[^`]*` /, '').replace(/\.$/, '');
    found.set(name, [...(found.get(name) ?? []), text]);
  }
  return found;
}

function list(lead: string, items: readonly string[]): Html {
  return items.length === 0
    ? nothing
    : html`<p>${lead}:</p><ul>${items.map((item) => html`<li>${inlineProse(item)}`)}</ul>`;
}

/** The rules, folded; those of a change, side or kind under its name. */
function ruleList(rules: readonly ReadableRule[], runBy: Command['rulesRunBy']): Html {
  if (rules.length === 0) return html`<p>There are no rules for its content.</p>`;
  const sections = [...new Set(rules.map(({ section }) => section))];
  const lists = sections.map((section) => {
    const own = rules.filter((rule) => rule.section === section);
    const items = html`<ul class="values">${own.map(item)}</ul>`;
    return section === ''
      ? items
      : html`<details><summary>${section}: ${count(own.length)}</summary>${items}</details>`;
  });
  const who = runBy.length === 2 ? 'wallet and core check them' : `only the ${runBy.join('')} checks them`;
  return html`<details class="rules"><summary>${count(rules.length)}; ${who}</summary>${lists}</details>`;
}

const count = (rules: number): string => (rules === 1 ? '1 rule' : `${rules} rules`);

function item({ field, sentence, error }: ReadableRule): Html {
  const text = error.replaceAll('`', '');
  return html`<li>${inlineProse(sentence)} <span class="error-text">${field === '*' ? text : `${field} (${text})`}</span>`;
}
