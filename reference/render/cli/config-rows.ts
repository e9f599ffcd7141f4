import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { CliValue, ConfigKey } from '../../cli/types.ts';
import { fieldName } from '../field-name.ts';
import { inlineProse } from '../prose.ts';
import { valueText } from './value-text.ts';

/** What the data node's `init` writes with one retention profile. */
export interface InitialValue {
  readonly profile: string;
  readonly isDefault: boolean;
  readonly value: CliValue;
}

/** The keys of one section of a configuration file: name, type, default, flag and effect. */
export function configTable(keys: readonly ConfigKey[], initial: (key: ConfigKey) => readonly InitialValue[]): string {
  const rows = keys.map((entry) => {
    const { key, type, choices, flag, effect } = entry;
    const details = [
      flag ? `Flag <code>${escapeHtml(flag)}</code>.` : '',
      choices ? `One of ${choices.map((choice) => `<code>${escapeHtml(choice)}</code>`).join(', ')}.` : '',
      initialText(initial(entry)),
    ].filter(Boolean);
    return (
      `<tr id="${escapeHtml(key)}" data-filter-item><td>${fieldName(key, key)}<td class="type">${escapeHtml(type)}; ${valueText(entry.default)}` +
      `<td>${inlineProse(effect)}${details.length > 0 ? ` ${details.join(' ')}` : ''}`
    );
  });
  return `<table class="members"><thead><tr><th scope="col">Key<th scope="col">Type, default<th scope="col">Effect<tbody>${rows.join('')}</table>`;
}

function initialText(values: readonly InitialValue[]): string {
  if (values.length === 0) return '';
  const texts = values.map(
    ({ profile, isDefault, value }) =>
      `${valueText(value)} with the profile <code>${escapeHtml(profile)}</code>${isDefault ? ' (its default)' : ''}`,
  );
  return `<code>vega datanode init</code> writes ${texts.join(', ')}.`;
}
