import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openTasks } from './open-tasks.ts';
import { notDescribed, readAgain } from './words.ts';

it('finds nothing left to do in the releases that are described', () => {
  expect(openTasks(process.cwd())).toEqual([]);
});

it('finds descriptions to write, descriptions to read again and open boxes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tasks-'));
  try {
    const folder = path.join(root, 'definitions/v9.1/proto');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'a.proto'),
      `// ${notDescribed}\nmessage A {\n  // ${readAgain}: type: a → b\n\n  // Old.\n  string b = 1;\n}\n`,
    );
    writeFileSync(path.join(root, 'definitions/v9.1/review.md'), `- [x] done\n- [ ] look here\n- ${notDescribed}\n`);
    expect(openTasks(root)).toEqual([
      `definitions/v9.1/proto/a.proto:1 // ${notDescribed}`,
      `definitions/v9.1/proto/a.proto:3 // ${readAgain}: type: a → b`,
      'definitions/v9.1/review.md:2 - [ ] look here',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
