import type { Release } from '../../product.ts';
import { loadCliCommands } from '../cli/load-commands.ts';
import { loadConfig } from '../cli/load-config.ts';
import { loadPaths, loadPorts, loadPrograms, loadRetentionProfiles } from '../cli/load-places.ts';
import { configRoutes, operatorRoute, walletCliRoute } from '../pages/cli-routes.ts';
import { commandLinks, commandPages } from '../pages/command-pages.ts';
import { configLinks, configPages } from '../pages/config-pages.ts';
import { filesPage, overviewPage } from '../pages/places-pages.ts';
import type { ReferencePage } from '../pages/reference-page.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';
import type { ReferencePart } from './reference-part.ts';

/** The programs: commands, configuration keys, files and ports, for node operators and for users of the wallet. */
export function cliPart(release: Release, root: string): ReferencePart {
  const order = Object.keys(configRoutes);
  const files = [...loadConfig(release, root)].sort((a, b) => order.indexOf(a.component) - order.indexOf(b.component));
  const configs = files.map(({ component, title }) => ({
    component,
    title,
    route: configRoutes[component]?.route ?? '',
  }));
  const commands = loadCliCommands(release, root);
  const profiles = loadRetentionProfiles(release, root);
  const pages = [
    overviewPage(loadPorts(release, root), loadPrograms(release, root), profiles),
    filesPage(loadPaths(release, root)),
    ...commandPages(commands, configs),
    ...configPages(files, profiles),
  ];
  return {
    pages,
    sidebars: { 'node-operators': [sidebar(pages, operatorRoute)], tools: [sidebar(pages, walletCliRoute)] },
    links: { programs: Object.fromEntries([...commandLinks(commands), ...configLinks(files)]) },
    downloads: () => [
      {
        file: 'node-operators/commands.json',
        title: 'Commands and flags of the programs',
        content: JSON.stringify(commands, (key, value: unknown) => (key === 'place' ? undefined : value), 1),
      },
      {
        file: 'node-operators/configuration.json',
        title: 'Configuration keys of the programs',
        content: JSON.stringify(files, null, 1),
      },
    ],
  };
}

function sidebar(pages: readonly ReferencePage[], below: string): SidebarItem {
  const items = pages
    .filter(({ route }) => route.startsWith(`${below}/`))
    .map(({ route, sidebarLabel }): SidebarItem => ({ type: 'doc', id: route.slice(1), label: sidebarLabel }));
  return { type: 'category', label: 'Reference', items };
}
