import { html, type Html } from '../../../html/html.ts';
import type { ContractModifier, ContractVariable } from '../../contracts/types.ts';
import { inlineProse } from '../prose.ts';

/** The state variables of a contract, with the selector that reads each public one. */
export function variableTable(variables: readonly ContractVariable[]): Html {
  const rows = variables.map(({ name, type, visibility, initial, getter, doc }) => {
    const read =
      getter && html`<p>Read with <code>${getter.signature}</code>, selector <code>${getter.selector}</code></p>`;
    const start = initial !== undefined && html`<p>Starts at <code>${initial}</code></p>`;
    return html`<tr id="variable-${name}"><td><a class="name" href="#variable-${name}">${name}</a><td><code>${type}</code> ${visibility}<td><p>${inlineProse(doc.notice)}</p>${start}${read}`;
  });
  return html`<table class="members"><thead><tr><th scope="col">Variable<th scope="col">Type<th scope="col">Meaning<tbody>${rows}</table>`;
}

export function modifierTable(modifiers: readonly ContractModifier[]): Html {
  const rows = modifiers.map(
    ({ name, doc }) =>
      html`<tr id="modifier-${name}"><td><a class="name" href="#modifier-${name}">${name}</a><td>${inlineProse(doc.notice)}`,
  );
  return html`<table class="members"><thead><tr><th scope="col">Modifier<th scope="col">Meaning<tbody>${rows}</table>`;
}
