import { escapeHtml } from '../../../highlight/escape-html.ts';
import type { ConfigKey } from '../../cli/types.ts';
import { fieldName } from '../field-name.ts';
import { inlineProse } from '../prose.ts';
import { valueText } from './value-text.ts';

/** The keys of one section of a configuration file: name, type, default, flag and effect. */
export function configTable(keys: readonly ConfigKey[]): string {
  const rows = keys.map(({ key, type, choices, flag, effect, ...rest }) => {
    const details = [
      flag ? `Flag <code>${escapeHtml(flag)}</code>.` : '',
      choices ? `One of ${choices.map((choice) => `<code>${escapeHtml(choice)}</code>`).join(', ')}.` : '',
    ].filter(Boolean);
    return (
      `<tr id="${escapeHtml(key)}" data-filter-item><td>${fieldName(key, key)}<td class="type">${escapeHtml(type)}; ${valueText(rest.default)}` +
      `<td>${inlineProse(effect)}${details.length > 0 ? ` ${details.join(' ')}` : ''}`
    );
  });
  return `<table class="members"><thead><tr><th scope="col">Key<th scope="col">Type, default<th scope="col">Effect<tbody>${rows.join('')}</table>`;
}
