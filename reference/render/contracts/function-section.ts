import { html, type Html, joined } from '../../../html/html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { Contract, ContractFunction, ContractValue, SignedMessage } from '../../contracts/types.ts';
import { callHtml } from '../call.ts';
import { heading } from '../heading.ts';
import { inlineProse, prose } from '../prose.ts';
import { castSample } from './cast-sample.ts';
import { codeList } from '../code-list.ts';
import { facts, memberTable } from './member-table.ts';

/**
 * A function of a contract: how to call it, who may, what it logs, and what validators sign for it.
 *
 * @param address of the contract on the reader's network; undefined where it has none
 */
export function functionSection(
  { name: contract, kind }: Contract,
  fn: ContractFunction,
  id: string,
  address: string | undefined,
): Html {
  const { params, returns, selector, signature, emits, modifiers, caller, doc, signedMessage, declaredIn } = fn;
  const sample = kind === 'library' ? undefined : castSample(fn, address);
  return html`
    <section class="type-section element-function">${heading({ level: 3, id, value: fn.kind === 'receive' ? 'receive' : fn.name })}
    ${callHtml(
      {
        lead: html`${prose(doc.notice)}${prose(doc.details ?? '')}`,
        code: html`
          ${codeFigure(declaration(fn), 'solidity')}
          ${sample !== undefined && codeFigure(sample, 'bash', 'Call it with Foundry')}`,
        fields: html`
          ${memberTable('Parameter', params)}
          ${memberTable('Returns', returns)}
          ${facts([
            ['Caller', inlineProse(caller)],
            ['Selector', selector !== undefined && html`<code>${selector}</code> of <code>${signature}</code>`],
            ['Logs', eventLinks(emits)],
            ['Modifiers', codeList(modifiers)],
            ['Signed message', signedMessage && signedText(signedMessage)],
            ['Declared in', declaredIn !== contract && html`<code>${declaredIn}</code>`],
          ])}`,
      },
      undefined,
    )}
    </section>`;
}

/** The declaration as Solidity writes it. */
export function declaration({
  kind,
  name,
  params,
  returns,
  visibility,
  mutability,
  modifiers,
}: ContractFunction): string {
  const one = ({ type, location, name: own }: ContractValue): string => [type, location, own].filter(Boolean).join(' ');
  const list = (values: readonly ContractValue[]): string => values.map(one).join(', ');
  const inLine = `function ${name}(${list(params)})`;
  // Beside the text there is room for short lines.
  const split = `function ${name}(\n${params.map((param) => `  ${one(param)}`).join(',\n')}\n)`;
  const head = kind === 'receive' ? 'receive()' : inLine.length > 60 ? split : inLine;
  const words = [visibility, mutability === 'nonpayable' ? '' : mutability, ...modifiers].filter(Boolean).join(' ');
  return `${head} ${words}${returns.length > 0 ? ` returns (${list(returns)})` : ''};`;
}

const eventLinks = (names: readonly string[]): Html =>
  joined(
    names.map((name) => html`<a href="#event-${name}"><code>${name}</code></a>`),
    ', ',
  );

/** The order in which the call's arguments are encoded for the validators to sign. */
function signedText({ fields, functionName }: SignedMessage): Html {
  const parts = [...fields.map((field) => html`<code>${field}</code>`), html`the text <code>${functionName}</code>`];
  return html`ABI encoding of ${joined(parts, ', ')}; then that encoding with the address that asks MultisigControl to verify it`;
}
