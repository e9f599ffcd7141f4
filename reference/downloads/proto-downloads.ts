import { create, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { product } from '../../product.ts';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import type { Download } from '../parts/reference-part.ts';
import { zip } from './zip.ts';

const sources = ['definitions/v0.73/proto', 'definitions/third_party'];

/** The .proto files, with those that they import, as an archive; and all of them compiled. */
export function protoDownloads(root: string, { registry }: Descriptors): Download[] {
  const entries = sources.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.proto'))
      .sort()
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, folder, name))] as const),
  );
  const set = create(FileDescriptorSetSchema, { file: [...registry.files].map((file) => file.proto) });
  return [
    { file: `api/proto/vega-${product.release}-proto.zip`, title: 'Protobuf sources', content: zip(entries) },
    { file: `api/proto/vega-${product.release}.binpb`, title: 'Protobuf descriptor set, with comments', content: toBinary(FileDescriptorSetSchema, set) },
  ];
}
