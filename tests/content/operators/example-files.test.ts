import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { newestRelease } from '../../../product.ts';
import { loadConfig } from '../../../reference/cli/load-config.ts';
import { callOf, callsInBlocks } from './command-lines.ts';
import { programAt } from '../../../tools/test/programs.ts';
import { needing } from '../../needing.ts';
import { ownPages } from './own-pages.ts';
import { problemsOf } from './resolve-call.ts';
import { tomlKeys, unknownKeys } from './toml-keys.ts';

const folder = 'examples/operators';
const names = readdirSync(folder).sort();
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const scratch = mkdtempSync(path.join(tmpdir(), 'operators-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const configs = new Map(loadConfig(newestRelease).map((file) => [file.component, file]));
/** The program whose configuration an example is. */
const componentOf: Readonly<Record<string, string>> = {
  'core-validator.toml': 'core',
  'core-full.toml': 'core',
  'cometbft.toml': 'cometbft',
  'cometbft-statesync.toml': 'cometbft',
  'cometbft-psql.toml': 'cometbft',
  'datanode.toml': 'data-node',
  'blockexplorer.toml': 'blockexplorer',
  'visor-config.toml': 'visor',
  'run-config-validator.toml': 'visor-run',
  'run-config-datanode.toml': 'visor-run',
  'wallet-network.toml': 'wallet-network',
};

const root = process.getuid?.() === 0;

/** Keys of a file to import that the wallet does not keep: it names its own file after them. */
const readAtImport = ['wallet-network.toml Name'];

/** A test of a file by its own tool; skipped, and shown as skipped, where the tool is not installed. */
const withTool = (program: string, name: string, check: (tool: string) => void): void => {
  it(name, (context) => check(needing(program, context)));
};

const accepted = (tool: string, args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
};

it('shows every example on a page', () => {
  const shown = new Set(
    ownPages().flatMap(({ text }) => [...text.matchAll(/<Sample file="operators\/([^"]+)"/g)].map((match) => match[1])),
  );
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

it('holds no password but the one that asks to be changed', () => {
  for (const name of names) {
    for (const [, value] of read(name).matchAll(/[Pp]assword\s*=?\s*['"]([^'"]+)['"]/gi))
      expect(value, name).toBe('CHANGE-ME');
  }
});

describe('commands that several guides show', () => {
  it.each(names.filter((name) => name.endsWith('.bash')))(
    '%s are of this release, whole, and read by a shell',
    (name) => {
      const calls = callsInBlocks(`\`\`\`bash\n${read(name)}\`\`\`\n`);
      expect(calls.flatMap(({ words }) => problemsOf(words))).toEqual([]);
      expect(
        read(name)
          .split('\n')
          .filter((line) => line.length > 110),
      ).toEqual([]);
      const { status, stderr } = spawnSync('bash', ['-n', path.join(folder, name)], { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    },
  );
});

describe('configuration files', () => {
  it.each(names.filter((name) => name.endsWith('.toml')))('%s parses and has only keys of its program', (name) => {
    const config = configs.get(componentOf[name] ?? '');
    expect(config, `${name}: name its program in this test`).toBeDefined();
    const keys = tomlKeys(parse(read(name)));
    expect(keys.length).toBeGreaterThan(0);
    expect(
      config
        ? unknownKeys(
            keys.filter((key) => !readAtImport.includes(`${name} ${key}`)),
            config,
          )
        : [],
    ).toEqual([]);
  });

  it.each(['run-config-validator.toml', 'run-config-datanode.toml'])(
    '%s calls commands with flags that exist',
    (name) => {
      const config = parse(read(name)) as Record<string, { binary: { path: string; args: string[] } } | string>;
      for (const key of ['vega', 'data_node']) {
        const part = config[key];
        if (typeof part === 'object') expect(problemsOf(['vega', ...part.binary.args])).toEqual([]);
      }
    },
  );
});

describe('systemd units', () => {
  const units = names.filter((name) => name.endsWith('.service'));

  it.each(units)('%s has the sections and calls of a service', (name) => {
    const text = read(name).replaceAll(/\\\n\s*/g, ' ');
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/^\[(Unit|Service|Install)\]$|^[A-Z][A-Za-z]+=\S/);
    const start = /^ExecStart=(.*)$/m.exec(text)?.[1] ?? '';
    expect(problemsOf(callOf(start) ?? [])).toEqual([]);
  });

  it.for(units)('%s passes systemd-analyze verify', (name, context) => {
    const analyse = needing('systemd-analyze', context);
    // The programs of the release are not on this machine: /bin/true stands for them.
    const file = path.join(scratch, name);
    writeFileSync(file, read(name).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
    const { stderr, status } = spawnSync(analyse, ['verify', '--man=no', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([]);
    expect(status).toBe(0);
  });
});

describe('proxies', () => {
  withTool('nginx', 'nginx accepts its configuration', (nginx) => {
    execFileSync(
      programAt('openssl') ?? '',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        `${scratch}/key.pem`,
        '-out',
        `${scratch}/cert.pem`,
        '-days',
        '1',
        '-subj',
        '/CN=test',
      ],
      { stdio: 'ignore' },
    );
    const text = read('datanode-nginx.conf')
      .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, `${scratch}/cert.pem`)
      .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, `${scratch}/key.pem`)
      .replaceAll('/var/log/nginx', scratch)
      .replaceAll('/run/nginx.pid', `${scratch}/nginx.pid`);
    writeFileSync(`${scratch}/nginx.conf`, text);
    const { stderr, status } = spawnSync(nginx, ['-t', '-c', `${scratch}/nginx.conf`], { encoding: 'utf8' });
    expect(stderr).not.toContain('[emerg]');
    expect(status, stderr).toBe(0);
  });

  it("both lead to the data node's ports and overwrite the client's address", () => {
    for (const name of ['datanode-nginx.conf', 'datanode.Caddyfile']) {
      const text = read(name);
      expect(text, name).toContain('127.0.0.1:3008');
      expect(text, name).toContain('127.0.0.1:3007');
      expect(text, name).toMatch(/X-Real-IP (\$remote_addr|\{remote_host\})/);
      expect(text, name).not.toContain('proxy_add_x_forwarded_for');
    }
  });

  it('the Caddyfile closes what it opens', () => {
    const text = read('datanode.Caddyfile');
    const depth = [...text.replaceAll(/\{[a-z_]+\}/g, '')].reduce(
      (level, char) => (expect(level).toBeGreaterThanOrEqual(0), level + Number(char === '{') - Number(char === '}')),
      0,
    );
    expect(depth).toBe(0);
  });

  withTool('caddy', 'Caddy accepts its file, without a warning', (caddy) => {
    const { status, stderr } = spawnSync(
      caddy,
      ['validate', '--adapter', 'caddyfile', '--config', path.resolve(folder, 'datanode.Caddyfile')],
      { encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    expect(stderr).not.toContain('"level":"warn"');
  });
});

describe('monitoring and database', () => {
  withTool('promtool', 'promtool accepts the scrape configuration and the alerts', (promtool) => {
    accepted(promtool, ['check', 'config', path.join(folder, 'prometheus.yml')]);
    accepted(promtool, ['check', 'rules', path.join(folder, 'vega-alerts.yml')]);
  });

  withTool('logrotate', 'logrotate reads its rules', (logrotate) => {
    const { status, stderr } = spawnSync(
      logrotate,
      ['--debug', '--state', `${scratch}/state`, path.join(folder, 'vega.logrotate')],
      { encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    expect(stderr).not.toMatch(/^error:/m);
  });

  // Checking asks the kernel, which only root may.
  it('nft accepts the firewall', (context) => {
    const nft = needing('nft', context);
    if (spawnSync(nft, ['list', 'ruleset']).status !== 0)
      context.skip('the kernel does not let this system have a firewall');
    accepted(nft, ['--check', '--file', path.join(folder, 'vega.nft')]);
  });

  withTool('postgres', 'PostgreSQL reads the settings', (postgres) => {
    // TimescaleDB is no package of this machine: its library is left out, its settings are accepted by their prefix.
    const file = path.join(scratch, 'postgresql.conf');
    writeFileSync(file, read('postgresql-vega.conf').replace(/^shared_preload_libraries.*$/m, ''));
    chmodSync(scratch, 0o755);
    // PostgreSQL refuses to run as root: 65534 is nobody.
    const { stdout, stderr } = spawnSync(
      postgres,
      ['-D', scratch, '-C', 'max_locks_per_transaction', `--config-file=${file}`],
      { encoding: 'utf8', ...(root ? { uid: 65_534 } : {}) },
    );
    expect(stdout.trim(), stderr).toBe('256');
  });

  it('scrapes the ports that the definitions or the examples give the programs', () => {
    const { scrape_configs: jobs } = parseYaml(read('prometheus.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const portOf = (job: string): string | undefined =>
      jobs.find(({ job_name: name }) => name === job)?.static_configs[0]?.targets[0]?.split(':')[1];
    const core = configs.get('core')?.keys.find(({ key }) => key === 'Metrics.Port')?.default;
    expect(portOf('vega-core')).toBe(String(core));
    const own = parse(read('datanode.toml')) as { Metrics: { Port: number } };
    expect(portOf('vega-datanode')).toBe(String(own.Metrics.Port));
    expect(portOf('cometbft')).toBe('26660');
  });

  it('has an expression, a severity and a text for every alert', () => {
    const { groups } = parseYaml(read('vega-alerts.yml')) as {
      groups: {
        rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[];
      }[];
    };
    const rules = groups.flatMap(({ rules: list }) => list);
    expect(rules.length).toBeGreaterThanOrEqual(5);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(expr.length, alert).toBeGreaterThan(5);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary.length, alert).toBeGreaterThan(5);
    }
  });

  it('gives PostgreSQL the extension and the locks that the data node needs', () => {
    const settings = new Map(
      read('postgresql-vega.conf')
        .split('\n')
        .filter((line) => /^[a-z]/.test(line))
        .map((line) => line.split(/ = /) as [string, string]),
    );
    expect(settings.get('shared_preload_libraries')).toBe("'timescaledb'");
    expect(Number(settings.get('max_locks_per_transaction'))).toBeGreaterThanOrEqual(256);
    for (const [name, value] of settings)
      expect(value, name).toMatch(/^('[^']*'|\d+(\.\d+)?|\d+[MGk]B|on|off|[a-z0-9-]+)$/);
  });

  it('opens no port of the core to the outside', () => {
    const rules = read('vega.nft');
    expect([...rules.matchAll(/[{}]/g)].reduce((level, [char]) => level + (char === '{' ? 1 : -1), 0)).toBe(0);
    for (const port of ['3002', '3003', '3005', '5432', '26657', '2112'])
      expect(rules).not.toMatch(new RegExp(`\\b${port}\\b`));
    expect(rules).toContain('policy drop');
  });
});
