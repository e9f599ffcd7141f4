import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../../common/files-of.ts';
import { pageFolders } from '../../common/page-folders.ts';

it.each(Object.values(pageFolders))('$written holds what people write, and $generated nothing else', (folders) => {
  const made = (folder: string): [string, boolean][] =>
    filesOf(folder, (file) => file.endsWith('.mdx')).map((file) => [
      file,
      readFileSync(path.join(folder, file), 'utf8').includes('<Reference file="'),
    ]);
  const written = made(folders.written);
  const generated = made(folders.generated);
  expect(written.length).toBeGreaterThan(90);
  expect(generated.length).toBeGreaterThan(150);
  const strays = written.filter(([, isMade]) => isMade).map(([file]) => file);
  expect(strays, '`npm run generate` removes what an earlier checkout left').toEqual([]);
  expect(generated.filter(([, isMade]) => !isMade).map(([file]) => file)).toEqual([]);
});
