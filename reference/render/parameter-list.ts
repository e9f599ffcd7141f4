import { html, type Html, nothing } from '../../html/html.ts';
import type { Parameter } from '../model/operation.ts';
import { badge } from './badges.ts';
import { fieldName } from './field-name.ts';
import type { PageContext } from './page-context.ts';
import { prose } from './prose.ts';
import { treeHtml } from './tree-html.ts';
import { typeLabel } from './type-label.ts';

/** A list of parameters: name, type, whether required, repeatable, its default, meaning and values. */
export function parameterList(context: PageContext, parameters: readonly Parameter[]): Html {
  const list = html`<ul class="fields">${parameters.map((parameter) => item(context, parameter))}</ul>`;
  return treeHtml(list, {
    count: parameters.length,
    foldable: false,
    required: parameters.filter(({ required }) => required).length,
  });
}

function item(context: PageContext, parameter: Parameter): Html {
  const { name, type, required, repeated, deprecated, description } = parameter;
  const id = `parameter.${name}`;
  const marks = [
    required && badge('required', 'required'),
    repeated && badge('repeated', 'repeatable'),
    deprecated && badge('deprecated', 'deprecated'),
  ];
  const values = type.kind === 'enum' ? context.explainEnum(type.name, false) : '';
  const fallback = defaultOf(context, parameter);
  return html`
    <li id="${id}">${fieldName(id, name)} ${typeLabel(context.model, type, false)}${marks}
    ${!fallback.isEmpty && html` <span class="default">default ${fallback}</span>`}${prose(description)}${values}</li>`;
}

/** What the node assumes when the parameter is left out; empty where it must be given or nothing is assumed. */
function defaultOf({ model }: PageContext, { required, repeated, optional, type }: Parameter): Html {
  if (required || repeated || optional) return nothing;
  if (type.kind === 'enum') {
    const zero = model.enumeration(type.name)?.values.find(({ number }) => number === 0);
    return zero ? html`<code>${zero.valueName}</code>` : nothing;
  }
  if (type.name === 'bool') return html`<code>false</code>`;
  return type.name === 'string' || type.name === 'bytes' ? nothing : html`<code>0</code>`;
}
