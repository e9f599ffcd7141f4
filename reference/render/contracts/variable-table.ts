import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { ContractModifier, ContractVariable } from '../../contracts/types.ts';
import { inlineProse } from '../prose.ts';

/** The state variables of a contract, with the selector that reads each public one. */
export function variableTable(variables: readonly ContractVariable[]): string {
  const rows = variables.map(({ name, type, visibility, initial, getter, doc }) => {
    const read = getter
      ? `<p>Read with <code>${escapeHtml(getter.signature)}</code>, selector <code>${getter.selector}</code></p>`
      : '';
    const start = initial === undefined ? '' : `<p>Starts at <code>${escapeHtml(initial)}</code></p>`;
    return `<tr id="variable-${name}"><td><a class="name" href="#variable-${name}">${name}</a><td><code>${escapeHtml(type)}</code> ${visibility}<td><p>${inlineProse(doc.notice)}</p>${start}${read}`;
  });
  return `<table class="members"><thead><tr><th scope="col">Variable<th scope="col">Type<th scope="col">Meaning<tbody>${rows.join('')}</table>`;
}

export function modifierTable(modifiers: readonly ContractModifier[]): string {
  const rows = modifiers.map(
    ({ name, doc }) =>
      `<tr id="modifier-${name}"><td><a class="name" href="#modifier-${name}">${name}</a><td>${inlineProse(doc.notice)}`,
  );
  return `<table class="members"><thead><tr><th scope="col">Modifier<th scope="col">Meaning<tbody>${rows.join('')}</table>`;
}
