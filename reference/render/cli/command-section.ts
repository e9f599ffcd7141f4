import { html, type Html } from '../../../html/html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { CliCommand, ConfigFile } from '../../cli/types.ts';
import { codeList } from '../code-list.ts';
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
export function commandSection(command: CliCommand, configs: readonly ConfigRoute[]): Html {
  const { name, description, synopsis, aliases, validArgs, configFlags, configRule, delegatesTo, flagRules } = command;
  const id = commandAnchor(name);
  const rules = flagRules.map(ruleText).filter((rule) => rule !== undefined);
  const taken = configFlags.map((component) => {
    const config = configs.find((entry) => entry.component === component);
    if (!config)
      throw new Error(
        `${command.place.file}:${command.place.line}: ${name} takes the flags of "${component}", which is no configuration: correct configFlags.`,
      );
    return html`<p>It also takes every flag of the <a href="${inTree(config.route)}">configuration: ${config.title.toLowerCase()}</a>${configRule ? '.' : '; a flag beats the file.'}</p>${configRule && prose(configRule)}`;
  });
  return html`
    <section class="type-section element-command" data-filter-item>${heading({ level: 3, id, value: name }, html`<code>${name}</code>`)}
    ${prose(description)}
    ${codeFigure(synopsis, 'bash')}
    ${aliases.length > 0 && html`<p>Also spelt ${codeList(aliases)}.</p>`}
    ${validArgs && html`<p>The argument is one of ${codeList(validArgs)}.</p>`}
    ${delegatesTo && html`<p>The commands that may follow are those of the <a href="${inTree('/node-operators/reference/commands-tendermint')}">consensus engine</a>.</p>`}
    ${taken}
    ${flagTable(command)}
    ${rules.length > 0 && html`<ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`}
    </section>`;
}
