import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { Contract, ContractFunction, SignedMessage } from '../../contracts/types.ts';
import { heading } from '../heading.ts';
import { inlineProse, prose } from '../prose.ts';
import { codeList, facts, memberTable } from './member-table.ts';

/** A function of a contract: how to call it, who may, what it logs, and what validators sign for it. */
export function functionSection({ name: contract }: Contract, fn: ContractFunction, id: string): string {
  const { params, returns, selector, signature, emits, modifiers, caller, doc, signedMessage, declaredIn } = fn;
  return (
    `<section class="type-section">${heading({ level: 3, id, value: fn.kind === 'receive' ? 'receive' : fn.name })}` +
    `${prose(doc.notice)}${prose(doc.details ?? '')}${codeFigure(declaration(fn), 'solidity')}` +
    memberTable('Parameter', params) +
    memberTable('Returns', returns) +
    facts([
      ['Caller', inlineProse(caller)],
      ['Selector', selector === undefined ? '' : `<code>${selector}</code> of <code>${escapeHtml(signature)}</code>`],
      ['Logs', eventLinks(emits)],
      ['Modifiers', codeList(modifiers)],
      ['Signed message', signedMessage === undefined ? '' : signedText(signedMessage)],
      ['Declared in', declaredIn === contract ? '' : `<code>${escapeHtml(declaredIn)}</code>`],
    ]) +
    '</section>'
  );
}

/** The declaration as Solidity writes it. */
function declaration({ kind, name, params, returns, visibility, mutability, modifiers }: ContractFunction): string {
  const list = (values: readonly { readonly name: string; readonly type: string }[]): string =>
    values.map((value) => `${value.type} ${value.name}`.trim()).join(', ');
  const head = kind === 'receive' ? 'receive()' : `function ${name}(${list(params)})`;
  const words = [visibility, mutability === 'nonpayable' ? '' : mutability, ...modifiers].filter(Boolean).join(' ');
  return `${head} ${words}${returns.length > 0 ? ` returns (${list(returns)})` : ''};`;
}

const eventLinks = (names: readonly string[]): string =>
  names.map((name) => `<a href="#event-${name}"><code>${name}</code></a>`).join(', ');

/** The order in which the call's arguments are encoded for the validators to sign. */
function signedText({ fields, functionName }: SignedMessage): string {
  return `ABI encoding of ${[...fields.map((field) => `<code>${escapeHtml(field)}</code>`), `the text <code>${escapeHtml(functionName)}</code>`].join(', ')}; then that encoding with the address that asks MultisigControl to verify it`;
}
