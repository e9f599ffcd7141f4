import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import type { Download } from './download.ts';
import { zip } from './zip.ts';

/** The .proto files, with those that they import, as an archive; and all of them compiled. */
export function protoDownloads(root: string, { registry, release }: Descriptors): Download[] {
  const sources = [`${release.folder}/proto`, 'definitions/third_party'];
  const entries = sources.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.proto'))
      .sort()
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, folder, name))] as const),
  );
  const set = create(FileDescriptorSetSchema, { file: [...registry.files].map((file) => file.proto) });
  return [
    { file: `api/proto/vega-${release.version}-proto.zip`, title: 'Protobuf sources', content: zip(entries) },
    {
      file: `api/proto/vega-${release.version}.binpb`,
      title: 'Protobuf descriptor set, with comments',
      content: toBinary(FileDescriptorSetSchema, set),
    },
  ];
}
