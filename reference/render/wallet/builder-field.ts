import { typedAsIsAttributes } from '../typed-as-is-attributes.ts';
import { attributes, html, type Attributes, type Html } from '../../../html/html.ts';
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
): Html {
  const plain = inlineRefs(schemas, schema);
  const kind = kindOf(plain);
  const own = attributes({
    id,
    name,
    'data-kind': kind,
    'data-schema': JSON.stringify(plain),
    required,
    'aria-describedby': `${id}-hint ${id}-problem`,
  });
  return html`
    <div class="row"><label for="${id}">${name}${!required && ' (optional)'}</label>${control(plain, kind, own, value)}
    <span class="hint" id="${id}-hint">${inlineProse(description)}${kind === 'lines' ? ' One a line.' : kind === 'json' ? ' As JSON.' : ''}</span>
    <span class="problem" id="${id}-problem" role="status"></span></div>`;
}

type Kind = 'text' | 'integer' | 'boolean' | 'lines' | 'json';

function kindOf(schema: Schema): Kind {
  const type = schema['type'];
  if (type === 'integer' || type === 'boolean') return type;
  if (type === 'array' && (schema['items'] as Schema | undefined)?.['type'] === 'string') return 'lines';
  return type === 'string' ? 'text' : 'json';
}

function control(schema: Schema, kind: Kind, own: Attributes, value: unknown): Html {
  const choices = kind === 'boolean' ? ['true', 'false'] : ((schema['enum'] ?? []) as readonly unknown[]).map(String);
  if (choices.length > 0) {
    const options = ['', ...choices].map(
      (choice) =>
        html`<option${attributes({ value: choice === '' && '', selected: choice === String(value ?? ''), translate: choice !== '' && 'no' })}>${choice || 'not given'}</option>`,
    );
    return html`<select${own}>${options}</select>`;
  }
  if (kind === 'text' || kind === 'integer') {
    const mode = attributes({ inputmode: kind === 'integer' && 'numeric' });
    return html`<input type="text"${typedAsIsAttributes}${mode}${own} value="${String(value ?? '')}">`;
  }
  const text =
    value === undefined
      ? ''
      : kind === 'lines'
        ? (value as readonly string[]).join('\n')
        : JSON.stringify(value, null, 2);
  return html`<textarea${typedAsIsAttributes}${own}>${text}</textarea>`;
}
