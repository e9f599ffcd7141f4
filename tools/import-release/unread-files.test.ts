import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { unreadFiles, unreadLines } from './unread-files.ts';

it('names lists of errors, configuration files and rules of commands of a release, and nothing that an import reads', () => {
  const files = unreadFiles(process.cwd(), newestRelease.folder);
  const names = files.map(({ file }) => file.slice(newestRelease.folder.length + 1));
  for (const name of [
    'api-errors.yaml',
    'command-errors.yaml',
    'contract-errors.yaml',
    'rejection-remedies.yaml',
    'wallet/errors.yaml',
    'wallet/causes.yaml',
    'cli/config/core.yaml',
    'cli/ports.yaml',
    'commands/order_submission.yaml',
    'commands/rules/order_submission.yaml',
  ])
    expect(names).toContain(name);
  expect(
    names.filter((name) => /^(?:proto|graphql|network-parameters|contracts|wallet\/methods)\//.test(name)),
  ).toEqual([]);
  for (const { file, line, entries } of files) {
    expect(line, file).toBeGreaterThan(0);
    expect(entries, file).toBeGreaterThan(0);
  }
});

it('gives the first line and the number of entries, and the parts of what is long', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'unread-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, 'r', name)), { recursive: true });
    writeFileSync(path.join(root, 'r', name), text);
  };
  try {
    write('wallet/errors.yaml', '# Errors.\n\nA:\n  code: 1\nB:\n  code: 2\n');
    write(
      'api-errors.yaml',
      'node:\n  errors:\n    X: { number: 1 }\n    Y: { number: 2 }\n  rpcs:\n    List: [X]\ncore:\n  errors:\n    Z: { number: 1 }\n',
    );
    const keys = Array.from({ length: 21 }, (_, index) => `  ${index < 20 ? 'API.' : ''}K${index}:\n    type: a\n`);
    write('cli/config/core.yaml', `title: Core\nkeys:\n${keys.join('')}`);
    write('proto/a.proto', 'syntax = "proto3";\n');
    write('review.md', 'x');
    expect(unreadLines(unreadFiles(root, 'r'))).toEqual([
      '- [ ] r/api-errors.yaml:1, 4 entries',
      '  - r/api-errors.yaml:2 node errors, 2 entries',
      '  - r/api-errors.yaml:5 node rpcs, one entry',
      '  - r/api-errors.yaml:8 core errors, one entry',
      '- [ ] r/cli/config/core.yaml:3, 21 entries',
      '  - r/cli/config/core.yaml:3 API, 20 entries',
      '  - r/cli/config/core.yaml:43 top level, one entry',
      '- [ ] r/wallet/errors.yaml:3, 2 entries',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
