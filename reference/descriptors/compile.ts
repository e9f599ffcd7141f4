import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DefinitionError } from './definition-error.ts';

const require = createRequire(import.meta.url);
const compilerPackage = require.resolve('@bufbuild/buf/package.json');

/** The version of the compiler, which belongs into the key of a cached result. */
export const compilerVersion: string = (require(compilerPackage) as { version: string }).version;

/** The compiler's configuration: the given roots of imports. No remote dependencies, so that nothing is fetched. */
const configuration = (folders: readonly string[]): string =>
  JSON.stringify({ version: 'v2', modules: folders.map((folder) => ({ path: folder })) });

/**
 * Compiles the protobuf definitions of a release into an encoded `google.protobuf.FileDescriptorSet`, with imports and
 * with comments and positions.
 *
 * @param root project root
 * @param folders the roots of imports, below the project's root
 * @throws DefinitionError at the first mistake, listing the further ones; an Error when the compiler does not run
 */
export function compile(root: string, folders: readonly string[]): Promise<Uint8Array> {
  const command = path.join(path.dirname(compilerPackage), 'bin', 'buf');
  const parameters = [
    command,
    'build',
    '.',
    '--config',
    configuration(folders),
    '--error-format',
    'json',
    '-o',
    '-#format=binpb',
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      parameters,
      { cwd: root, encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 },
      (failure, stdout, stderr) => {
        if (!failure) resolve(stdout);
        else reject(explain(root, stderr.toString() || stdout.toString(), failure));
      },
    );
  });
}

interface Complaint {
  readonly path?: string;
  readonly start_line?: number;
  readonly message: string;
}

const isConsequence = ({ message }: Complaint): boolean => message.startsWith('cannot find');

function explain(root: string, output: string, failure: Error): Error {
  // What cannot be found is mostly the consequence of a file that cannot be read: causes first.
  const complaints = output
    .split('\n')
    .flatMap(parseComplaint)
    .sort((a, b) => Number(isConsequence(a)) - Number(isConsequence(b)));
  const [first, ...rest] = complaints;
  if (!first?.path) {
    return new Error(
      `The protobuf compiler did not run in ${path.basename(root)}: ${output.trim() || failure.message}`,
    );
  }
  const more = rest.map((c) => `\n  also ${c.path ?? ''}:${c.start_line ?? ''}: ${c.message}`).join('');
  return new DefinitionError(
    { file: first.path, ...(first.start_line ? { line: first.start_line } : {}) },
    first.message,
    `Correct the definition.${more}`,
  );
}

function parseComplaint(line: string): Complaint[] {
  try {
    return [JSON.parse(line) as Complaint];
  } catch {
    return [];
  }
}
