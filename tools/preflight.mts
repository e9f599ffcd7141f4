import { readFileSync, statfsSync } from 'node:fs';
import { chosenPort } from '../common/port.ts';
import { diskProblem, nodeProblem, portProblem } from './preflight/problems.ts';

/**
 * Says in one line, and ends with status 1, when this machine cannot do what the command after it needs. The argument
 * `port` looks at the port of the servers as well: before a build of a minute, not after it.
 */
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const { bavail, bsize } = statfsSync('.');
const port = process.argv.includes('port') ? chosenPort() : undefined;
const problem =
  nodeProblem(process.versions.node, engines.node) ??
  diskProblem(bavail * bsize, process.cwd()) ??
  (port === undefined ? undefined : await portProblem(port, process.env['HOST'] ?? 'localhost'));
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
