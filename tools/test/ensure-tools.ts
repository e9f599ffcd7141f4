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

/**
 * Makes sure that the programs which tests drive are there: installs what is missing through apt when this user may,
 * otherwise ends the run with the one command that does.
 */
export function ensureTools(): void {
  const missing = tools.filter((tool) => !tool.present());
  if (missing.length === 0) return;
  const names = missing.map((tool) => tool.name).join(', ');
  const packages = missing.flatMap((tool) => tool.packages);
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() === 0 && answers('apt-get', '--version')) {
    console.log(`Missing: ${names}. Installing from Debian's packages …`);
    const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (status === 0 && tools.every((tool) => tool.present())) return;
  }
  console.error(`The tests need ${names}. Install with:\n\n  sudo sh -c '${command}'\n`);
  process.exit(1);
}
