import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../../common/files-of.ts';
import { isForHosts } from '../hosting/host-files.ts';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|md|yaml|yml|graphql|proto|webmanifest|atom|map|binpb|sol|ts)$/;
const smallest = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  // Level 11 costs ten times level 8 for a few per cent: worth it for what every reader loads, not for each page.
  const quality = hashed ? constants.BROTLI_MAX_QUALITY : 7;
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    toGzip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}

/** Writes a Brotli and a gzip version beside each file of a built site that is worth it. Gives how many it compressed. */
export async function compress(folder: string): Promise<number> {
  const files = filesOf(folder, (file) => compressible.test(file) && !isForHosts(file))
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).size >= smallest);
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.length;
}
