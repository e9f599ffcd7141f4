import { escapeAttribute, escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { Schema, WalletParam } from '../../wallet/types.ts';
import { inlineProse } from '../prose.ts';
import { inlineRefs } from '../schema/inline-refs.ts';
import type { Schemas } from '../schema/schema-label.ts';

/** A field of the request builder for one parameter, filled with the value of the method's example. */
export function builderField(
  schemas: Schemas,
  { name, description, required, schema }: WalletParam,
  id: string,
  value: unknown,
): string {
  const plain = inlineRefs(schemas, schema);
  const kind = kindOf(plain);
  const attributes =
    `id="${id}" name="${name}" data-kind="${kind}" data-schema="${escapeAttribute(JSON.stringify(plain))}"${required ? ' required' : ''}` +
    ` aria-describedby="${id}-hint ${id}-problem"`;
  return (
    `<div class="row"><label for="${id}">${name}${required ? '' : ' (optional)'}</label>${control(plain, kind, attributes, value)}` +
    `<span class="hint" id="${id}-hint">${inlineProse(description)}${kind === 'lines' ? ' One a line.' : kind === 'json' ? ' As JSON.' : ''}</span>` +
    `<span class="problem" id="${id}-problem" role="status"></span></div>`
  );
}

type Kind = 'text' | 'integer' | 'boolean' | 'lines' | 'json';

function kindOf(schema: Schema): Kind {
  const type = schema['type'];
  if (type === 'integer' || type === 'boolean') return type;
  if (type === 'array' && (schema['items'] as Schema | undefined)?.['type'] === 'string') return 'lines';
  return type === 'string' ? 'text' : 'json';
}

function control(schema: Schema, kind: Kind, attributes: string, value: unknown): string {
  const choices = kind === 'boolean' ? ['true', 'false'] : ((schema['enum'] ?? []) as readonly unknown[]).map(String);
  if (choices.length > 0) {
    const options = ['', ...choices].map(
      (choice) =>
        `<option${choice === '' ? ' value=""' : ''}${choice === String(value ?? '') ? ' selected' : ''}>${escapeHtml(choice) || 'not given'}</option>`,
    );
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  if (kind === 'text' || kind === 'integer') {
    const mode = kind === 'integer' ? ' inputmode="numeric"' : '';
    return `<input type="text" autocomplete="off" spellcheck="false"${mode} ${attributes} value="${escapeAttribute(String(value ?? ''))}">`;
  }
  const text =
    value === undefined
      ? ''
      : kind === 'lines'
        ? (value as readonly string[]).join('\n')
        : JSON.stringify(value, null, 2);
  return `<textarea spellcheck="false" ${attributes}>${escapeHtml(text)}</textarea>`;
}
