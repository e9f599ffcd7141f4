import { html, joined, type Html } from '../../../html/html.ts';
import type { CliValue, ConfigKey } from '../../cli/types.ts';
import { codeList } from '../code-list.ts';
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
export function configTable(keys: readonly ConfigKey[], initial: (key: ConfigKey) => readonly InitialValue[]): Html {
  const rows = keys.map((entry) => {
    const { key, type, choices, flag, effect } = entry;
    const details = [
      flag && html`Flag <code>${flag}</code>.`,
      choices && html`One of ${codeList(choices)}.`,
      initialText(initial(entry)),
    ].filter((detail) => detail);
    return html`
      <tr id="${key}" data-filter-item><td>${fieldName(key, key)}<td class="type">${type}; ${valueText(entry.default)}
      <td>${inlineProse(effect)}${details.map((detail) => html` ${detail}`)}`;
  });
  return html`<table class="members"><thead><tr><th scope="col">Key<th scope="col">Type, default<th scope="col">Effect<tbody>${rows}</table>`;
}

function initialText(values: readonly InitialValue[]): Html | undefined {
  if (values.length === 0) return undefined;
  const texts = values.map(
    ({ profile, isDefault, value }) =>
      html`${valueText(value)} with the profile <code>${profile}</code>${isDefault && ' (its default)'}`,
  );
  return html`<code>vega datanode init</code> writes ${joined(texts, ', ')}.`;
}
