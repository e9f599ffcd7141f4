import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadCliCommands } from '../cli/load-commands.ts';
import { loadConfig } from '../cli/load-config.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';
import { cliPart } from './cli-part.ts';

const part = cliPart(newestRelease, process.cwd());
const page = (route: string): string => part.pages.find((entry) => entry.route.endsWith(route))?.html.text ?? '';
const all = part.pages.map(({ html }) => html.text).join('');

describe('the reference of the programs', () => {
  it('has an entry for every command and every flag', () => {
    for (const { name, flags } of loadCliCommands(newestRelease)) {
      const id = name.replaceAll(' ', '-');
      expect(all, name).toContain(`<h3 id="${id}" aria-label="${name}"><code>${name}</code>`);
      for (const flag of flags) expect(all, `${name} --${flag.name}`).toContain(`<tr id="${id}--${flag.name}">`);
    }
  });

  it('has a row for every configuration key of every program', () => {
    for (const { component, keys } of loadConfig(newestRelease)) {
      const html = part.pages.find(({ source }) => source.endsWith(`/config/${component}.yaml`))?.html.text ?? '';
      for (const { key } of keys) expect(html, `${component} ${key}`).toContain(`<tr id="${key}"`);
    }
  });

  it('says what is required, whether the program or a rule of its code asks for it', () => {
    expect(page('/commands-vega')).toMatch(/id="vega-announce_node--name">.*?badge required/);
    expect(page('/reference/commands')).toMatch(/id="vega-wallet-key-isolate--pubkey">.*?badge required/);
    expect(page('/commands-vega')).not.toMatch(
      /id="vega-init--tendermint-home"><td>[^<]*<a[^>]*>--tendermint-home<\/a> <span class="badge required/,
    );
  });

  it('tells which flags exclude each other', () => {
    expect(page('/reference/commands')).toContain(
      '<code>--network</code> and <code>--node-address</code> exclude each other.',
    );
  });

  it('leads from a start command to the keys that are its flags', () => {
    expect(page('/commands-datanode')).toContain('href="/~tree~/node-operators/reference/configuration-data-node"');
  });

  it("gives the default of visor's retries as the program has it", () => {
    expect(page('/configuration-visor')).toMatch(/id="maxNumberOfFirstConnectionRetries".*?<code>175000<\/code>/);
  });

  it('shows ports with the pages of their keys', () => {
    expect(page('/reference/overview')).toContain(
      '/configuration-core#API.Port"><code>API.Port</code></a><td class="type">core; <code>3002</code>',
    );
  });

  it('shows what each retention profile changes', () => {
    expect(page('/reference/overview')).toMatch(
      /<code>minimal<\/code>.*?SQLStore\.RetentionPeriod<\/code> <code>1 day<\/code>/,
    );
  });

  it('says beside a key what init writes with each profile, the default one first', () => {
    expect(page('/configuration-data-node')).toMatch(
      /id="SQLStore\.RetentionPeriod".*?writes <code>forever<\/code> with the profile <code>archive<\/code> \(its default\), <code>1 day<\/code> with the profile <code>minimal<\/code>, <code>standard<\/code>/,
    );
    expect(page('/configuration-data-node').match(/vega datanode init<\/code> writes <code>/g)).toHaveLength(4);
  });

  it('says of the commands that forget their configuration flags, or the file, that they do', () => {
    const command = (id: string): string =>
      page('/commands-datanode')
        .split('<h3 id="')
        .find((part) => part.startsWith(`${id}"`)) ?? '';
    for (const id of [
      'vega-datanode-last-block',
      'vega-datanode-unsafe_reset_all',
      'vega-datanode-network-history-copy',
    ])
      expect(command(id)).not.toContain('a flag beats the file');
    expect(command('vega-datanode-unsafe_reset_all')).toContain('the file beats a flag');
    expect(command('vega-datanode-start')).toContain('a flag beats the file');
  });

  it('goes into the sidebars of operators and of the wallet', () => {
    const count = (items: readonly SidebarItem[] | undefined): number =>
      items?.[0]?.type === 'category' ? items[0].items.length : 0;
    expect(count(part.sidebars['node-operators']) + count(part.sidebars['tools'])).toBe(part.pages.length);
    expect(count(part.sidebars['tools'])).toBe(3);
  });
});
