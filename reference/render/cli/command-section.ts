import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { CliCommand, ConfigFile } from '../../cli/types.ts';
import { heading } from '../heading.ts';
import { inTree } from '../placeholders.ts';
import { prose } from '../prose.ts';
import { commandAnchor } from './anchors.ts';
import { flagTable } from './flag-table.ts';
import { ruleText } from './rule-text.ts';

/** Where the keys of a configuration are explained, and how it is called. */
export interface ConfigRoute extends Pick<ConfigFile, 'component' | 'title'> {
  readonly route: string;
}

/** One command: how it is typed, what it does, its flags and the conditions on them. */
export function commandSection(command: CliCommand, configs: readonly ConfigRoute[]): string {
  const { name, description, synopsis, aliases, validArgs, configFlags, configRule, delegatesTo, flagRules } = command;
  const id = commandAnchor(name);
  const rules = flagRules.map(ruleText).filter(Boolean);
  const taken = configFlags.map((component) => {
    const config = configs.find((entry) => entry.component === component);
    if (!config)
      throw new Error(
        `${command.place.file}:${command.place.line}: ${name} takes the flags of "${component}", which is no configuration: correct configFlags.`,
      );
    return `<p>It also takes every flag of the <a href="${inTree(config.route)}">configuration: ${escapeHtml(config.title.toLowerCase())}</a>${configRule ? '.' : '; a flag beats the file.'}</p>${configRule ? prose(configRule) : ''}`;
  });
  return (
    `<section class="type-section element-command" data-filter-item>${heading({ level: 3, id, value: name }, `<code>${escapeHtml(name)}</code>`)}` +
    prose(description) +
    codeFigure(synopsis, 'bash') +
    (aliases.length > 0
      ? `<p>Also spelt ${aliases.map((alias) => `<code>${escapeHtml(alias)}</code>`).join(', ')}.</p>`
      : '') +
    (validArgs
      ? `<p>The argument is one of ${validArgs.map((arg) => `<code>${escapeHtml(arg)}</code>`).join(', ')}.</p>`
      : '') +
    (delegatesTo
      ? `<p>The commands that may follow are those of the <a href="${inTree('/node-operators/reference/commands-tendermint')}">consensus engine</a>.</p>`
      : '') +
    taken.join('') +
    flagTable(command) +
    (rules.length > 0 ? `<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul>` : '') +
    '</section>'
  );
}
