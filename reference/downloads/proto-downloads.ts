import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import type { Download } from './download.ts';
import { zip } from './zip.ts';

/** What tools that generate code need beside the files: where they begin, and what is checked in them. */
const bufYaml = `# One module: the release's own files and those of google/ that they import.
version: v2
modules:
  - path: .
lint:
  use: [MINIMAL]
  ignore: [google]
`;

/** The package that the release's own Go code has a file's types in. */
export const goPackage = (file: string): string => `code.vegaprotocol.io/vega/protos/${path.posix.dirname(file)}`;

/** A file of the release with the option that Go's generator asks for; files of google/ bring their own. */
function withGoPackage(file: string, text: string): string {
  if (file.startsWith('google/')) return text;
  return text.replace(/^package [^;]+;$/m, (line) => `${line}\n\noption go_package = "${goPackage(file)}";`);
}

/** The .proto files, with those that they import, as an archive; and all of them compiled. */
export function protoDownloads(root: string, { registry, release }: Descriptors): Download[] {
  const sources = [`${release.folder}/proto`, 'definitions/third_party'];
  const entries = sources.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.proto'))
      .sort()
      .map((name) => {
        const file = name.split(path.sep).join('/');
        return [file, Buffer.from(withGoPackage(file, readFileSync(path.join(root, folder, name), 'utf8')))] as const;
      }),
  );
  const set = create(FileDescriptorSetSchema, { file: [...registry.files].map((file) => file.proto) });
  return [
    {
      file: `api/proto/vega-${release.version}-proto.zip`,
      title: 'Protobuf sources with buf.yaml and Go packages',
      content: zip([['buf.yaml', Buffer.from(bufYaml)], ...entries]),
    },
    {
      file: `api/proto/vega-${release.version}.binpb`,
      title: 'Protobuf descriptor set, with comments',
      content: toBinary(FileDescriptorSetSchema, set),
    },
  ];
}
