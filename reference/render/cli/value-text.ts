import { html, type Html } from '../../../html/html.ts';
import type { CliValue } from '../../cli/types.ts';

/** A default as it is typed: strings without quotes, lists and maps in the form of TOML. Unset and empty are said in words. */
export function valueText(value: CliValue | undefined): Html {
  if (value === undefined || value === null) return html`not set`;
  if (value === '') return html`empty`;
  return html`<code>${typed(value)}</code>`;
}

function typed(value: CliValue): string {
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1);
  if (Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const pairs = Object.entries(value ?? {}).map(([key, item]) => `${JSON.stringify(key)} = ${JSON.stringify(item)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
