import { html } from '../../html/html.ts';
import path from 'node:path';
import type { CliCommand } from '../cli/types.ts';
import { commandAnchor, flagAnchor } from '../render/cli/anchors.ts';
import { commandSection, type ConfigRoute } from '../render/cli/command-section.ts';
import { heading, type TocItem } from '../render/heading.ts';
import { prose } from '../render/prose.ts';
import { commandPagePlans, type CommandPagePlan } from './cli-routes.ts';
import { filterBox } from './filter-box.ts';
import { ofRelease } from '../render/placeholders.ts';
import type { ReferencePage } from './reference-page.ts';

/**
 * The pages of commands, in the order of the plans.
 *
 * @throws Error when a file of commands has no page
 */
export function commandPages(commands: readonly CliCommand[], configs: readonly ConfigRoute[]): ReferencePage[] {
  const planned = new Set(commandPagePlans.flatMap(({ files }) => files));
  const lost = commands.find(({ place }) => !planned.has(fileOf(place.file)));
  if (lost) throw new Error(`${lost.place.file} has no page: name it in reference/pages/cli-routes.ts.`);
  return commandPagePlans.map((plan) =>
    commandPage(
      plan,
      commands.filter(({ place }) => plan.files.includes(fileOf(place.file))),
      configs,
    ),
  );
}

/** Where commands and their flags stand, by the command as it is typed (`vega init`), with the flag after it (`vega init --home`). */
export function commandLinks(commands: readonly CliCommand[]): [name: string, route: string][] {
  return commandPagePlans.flatMap(({ route, files }) =>
    commands
      .filter(({ place }) => files.includes(fileOf(place.file)))
      .flatMap(({ name, flags }): [string, string][] => [
        [name, `${route}#${commandAnchor(name)}`],
        ...flags.map((flag): [string, string] => [`${name} --${flag.name}`, `${route}#${flagAnchor(name, flag.name)}`]),
      ]),
  );
}

const fileOf = (file: string): string => path.basename(file, '.yaml');

function commandPage(
  plan: CommandPagePlan,
  commands: readonly CliCommand[],
  configs: readonly ConfigRoute[],
): ReferencePage {
  const groups = [...new Set(commands.map((command) => groupOf(command, commands)))].map((group) => {
    const own = commands.filter((command) => groupOf(command, commands) === group);
    const toc: TocItem = { id: `group-${commandAnchor(group)}`, value: group, level: 2 };
    return {
      toc: [
        toc,
        ...own.map(({ name }) => ({
          id: commandAnchor(name),
          value: name.split(' ').slice(1).join(' ') || name,
          level: 3,
        })),
      ],
      html: html`<div data-filter-group>${heading(toc)}${own.map((command) => commandSection(command, configs))}</div>`,
    };
  });
  return {
    route: plan.route,
    title: plan.title,
    description: `${plan.title}: ${commands.length} commands with every flag, its type and default.`,
    sidebarLabel: plan.label,
    source: ofRelease(`cli/commands/${plan.files[0] ?? ''}.yaml`),
    toc: groups.flatMap(({ toc }) => toc),
    html: html`${prose(plan.intro)}${filterBox}${groups.map(({ html }) => html)}`,
  };
}

/** A command with others below it heads a group of its own; the others belong to the one above them. */
function groupOf(command: CliCommand, all: readonly CliCommand[]): string {
  const leads = all.some(({ parent }) => parent === command.name);
  return leads ? command.name : (command.parent ?? command.name);
}
