import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../../tests/browser/setup/chromium-path.ts';

interface Tool {
  readonly name: string;
  readonly packages: readonly string[];
  readonly present: () => boolean;
}

const answers = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).error === undefined;

const tools: readonly Tool[] = [
  { name: 'Chromium', packages: ['chromium', 'fonts-liberation', 'fonts-dejavu-core'], present: () => chromiumPath() !== undefined },
  { name: 'nginx', packages: ['nginx-light'], present: () => answers('nginx', '-v') || answers('/usr/sbin/nginx', '-v') },
  { name: 'Go', packages: ['golang-go'], present: () => answers('go', 'version') },
  { name: 'Python requests', packages: ['python3', 'python3-requests'], present: () => spawnSync('/usr/bin/python3', ['-c', 'import requests']).status === 0 },
];

/** Programs that check the complete configuration files of examples/operators: a test without its program is skipped, and says so. */
const linters: readonly Tool[] = [
  { name: 'systemd-analyze', packages: ['systemd'], present: () => answers('systemd-analyze', '--version') },
  { name: 'Caddy', packages: ['caddy'], present: () => answers('caddy', 'version') },
  { name: 'nft', packages: ['nftables'], present: () => answers('nft', '--version') || answers('/usr/sbin/nft', '--version') },
  { name: 'logrotate', packages: ['logrotate'], present: () => answers('logrotate', '--version') || answers('/usr/sbin/logrotate', '--version') },
];

const mayInstall = (): boolean => process.getuid?.() === 0 && answers('apt-get', '--version');
const installing = (packages: readonly string[]): string => `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;

function install(packages: readonly string[]): boolean {
  const { status } = spawnSync(installing(packages), {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs what is missing of the programs that tests can do without, where this user may. */
function offerLinters(): void {
  const missing = linters.filter((tool) => !tool.present());
  if (missing.length === 0 || !mayInstall()) return;
  const names = missing.map((tool) => tool.name).join(', ');
  console.log(`Missing for the checks of operators' files: ${names}. Installing from Debian's packages …`);
  if (!install(missing.flatMap((tool) => tool.packages))) console.log(`Not installed: ${names}. Their checks are skipped.`);
}

/**
 * Makes sure that the programs which tests drive are there: installs what is missing through apt when this user may,
 * otherwise ends the run with the one command that does.
 */
export function ensureTools(): void {
  const missing = tools.filter((tool) => !tool.present());
  const packages = missing.flatMap((tool) => tool.packages);
  const names = missing.map((tool) => tool.name).join(', ');
  if (missing.length > 0 && mayInstall()) {
    console.log(`Missing: ${names}. Installing from Debian's packages …`);
    install(packages);
  }
  if (!tools.every((tool) => tool.present())) {
    console.error(`The tests need ${names}. Install with:\n\n  sudo sh -c '${installing(packages)}'\n`);
    process.exit(1);
  }
  offerLinters();
}
