import { createFileRegistry, fromBinary, type DescFile, type FileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '../../../reference/descriptors/compile.ts';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import { withoutForeignOptions } from './without-foreign-options.ts';

/** The .proto files of a release's sources, compiled. */
export interface ProtoSources {
  readonly registry: FileRegistry;
  /** All files but those of Google, by name. */
  readonly files: ReadonlyMap<string, DescFile>;
}

/**
 * Compiles the .proto files below a folder. Options of other tools are left out first, so that their definitions need
 * not be there.
 *
 * @param folder the root of imports
 * @param thirdParty folder of the imports below `google/`
 * @throws DefinitionError with file and line of the source
 */
export async function readProtoSources(folder: string, thirdParty: string): Promise<ProtoSources> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.proto') && !name.startsWith('google/'))
    .sort();
  if (names.length === 0)
    throw new DefinitionError(
      { file: folder },
      'there is no .proto file below it',
      'Give with --proto the folder that the imports of the files start from.',
    );
  const root = mkdtempSync(path.join(tmpdir(), 'proto-sources-'));
  try {
    const known = new Set(names);
    for (const name of names) {
      const place = path.join(root, 'sources', name);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, withoutForeignOptions(readFileSync(path.join(folder, name), 'utf8'), known));
    }
    cpSync(thirdParty, path.join(root, 'third_party'), { recursive: true });
    const bytes = await compile(root, ['sources', 'third_party']).catch((error: unknown) => {
      throw error instanceof DefinitionError ? atSource(error, folder) : error;
    });
    const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, bytes));
    const files = [...registry.files].filter(({ name }) => !name.startsWith('google/'));
    return { registry, files: new Map(files.map((file) => [`${file.name}.proto`, file])) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A complaint about the copy of a file, as one about the file. */
function atSource(error: DefinitionError, folder: string): DefinitionError {
  const [, reason = error.message] = /^[^\s]+: ([\s\S]*?)\n {2}/.exec(error.message) ?? [];
  const further = error.message.split('\n').filter((line) => line.startsWith('  also '));
  const place = { ...error.place, file: path.join(folder, error.place.file.replace(/^sources\//, '')) };
  const more = further.map((line) => `\n${line.replace('also sources/', `also ${folder}/`)}`).join('');
  return new DefinitionError(place, reason, `Take the whole file of the release, and all that it imports.${more}`);
}
