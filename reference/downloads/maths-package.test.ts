import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { likeExpected, plain, addUp } from '../../protocol-math/vectors/compare.ts';
import type { Plain, Vector } from '../../protocol-math/vectors/vector.ts';
import { mathsPackage } from './maths-package.ts';

const root = process.cwd();
// Below the project, so that decimal.js is found as it would be beside the package.
mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache', 'maths-'));
const files = new Map(mathsPackage(root, '0.73.9'));
for (const [name, text] of files) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package of formulas', () => {
  it('imports decimal.js and nothing else', () => {
    const imports = [...(files.get('index.js') ?? '').matchAll(/^import .* from "([^"]+)"/gm)].map(([, name]) => name);
    expect(imports).toEqual(['decimal.js']);
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      type: 'module',
      dependencies: { 'decimal.js': expect.stringMatching(/^\^10/) as string },
    });
  });

  it('gives what every vector of its own list expects', async () => {
    const library = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'index.js')).href)) as Readonly<
      Record<string, (input: unknown) => unknown>
    >;
    const vectors = JSON.parse(files.get('vectors.json') ?? '[]') as (Vector & { topic: string })[];
    expect(vectors.length).toBeGreaterThan(370);
    for (const { id, topic, formula, input, total, places, expect: expected } of vectors) {
      const run = library[formula];
      const result = total ? addUp((input as readonly Plain[]).map((one) => run?.(one))) : run?.(input);
      const wanted = plain(expected, places);
      expect(likeExpected(plain(result, places), wanted), `${topic}/${id}`).toEqual(wanted);
    }
  });

  it('has types that a strict program compiles against, and that refuse a misspelt argument', () => {
    const messages = (code: string): string[] => {
      const file = path.join(folder, 'use.ts');
      writeFileSync(file, code);
      const program = ts.createProgram([file], {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        types: [],
      });
      return ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    };
    const use = (name: string): string =>
      `import { tradeFees, type WholeAmount } from 'vega-protocol-math';\nexport const fee: WholeAmount = tradeFees({ ${name}: '1', size: '1', makerFee: '0', infrastructureFee: '0', liquidityFee: '0' }).maker;\n`;
    expect(messages(use('price'))).toEqual([]);
    expect(messages(use('prise')).join()).toContain("'prise' does not exist");
  });
});
