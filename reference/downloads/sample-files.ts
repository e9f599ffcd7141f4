import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractRegion } from '../../common/region.ts';

/** A sample as readers download it. */
export interface SampleFile {
  /** Path below examples/. */
  readonly file: string;
  readonly content: string;
}

/** Whether a file below examples/ is a program, which readers can download. */
export const isProgram = (file: string): boolean => /\.(sh|py|go|ts)$/.test(file);

/** The programs of examples/, whole and without the marks of the parts that pages show. */
export function sampleFiles(root: string): SampleFile[] {
  const folder = path.join(root, 'examples');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(path.sep) && isProgram(file))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return { file: file.split(path.sep).join('/'), content: extractRegion(source, undefined) ?? source };
    });
}
