import { newestRelease } from '../../product.ts';
import { buildSync } from 'esbuild';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = 'protocol-math';

/** The library as one ES module that imports decimal.js and nothing else. */
export function mathsModule(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, folder, 'index.ts')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external: ['decimal.js'],
    charset: 'utf8',
    banner: {
      js: `/* The mathematics of the Vega protocol at release v${newestRelease.version}. MIT licence. Needs decimal.js. */`,
    },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Its types: declaration files by path, `index.d.ts` the first to read. */
export function mathsTypes(root: string): ReadonlyMap<string, string> {
  const base = path.join(root, folder);
  const files = new Map<string, string>();
  const program = ts.createProgram([path.join(base, 'index.ts')], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    esModuleInterop: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: base,
    outDir: base,
    skipLibCheck: true,
    types: [],
  });
  // What follows the package names modules by the extension that TypeScript finds declarations behind.
  program.emit(undefined, (file, text) =>
    files.set(
      path.relative(base, file),
      text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'").replace(/(from "\.[^"]*)\.ts"/g, '$1.js"'),
    ),
  );
  return files;
}

/** All test vectors as one list, each with its topic. */
export function mathsVectors(root: string): string {
  const vectors = path.join(root, folder, 'vectors');
  const all = readdirSync(vectors)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) =>
      (JSON.parse(readFileSync(path.join(vectors, file), 'utf8')) as object[]).map((vector) => ({
        topic: file.slice(0, -'.json'.length),
        ...vector,
      })),
    );
  return `${JSON.stringify(all, null, 1)}\n`;
}

/** The package that holds all of it, as an npm package of a folder has it. */
export function mathsPackage(root: string, release: string): readonly (readonly [string, string])[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const description = {
    name: 'vega-protocol-math',
    version: release,
    description: 'The mathematics of the Vega protocol in exact decimal arithmetic',
    license: 'MIT',
    type: 'module',
    exports: { '.': { types: './types/index.d.ts', default: './index.js' }, './vectors.json': './vectors.json' },
    dependencies: { 'decimal.js': dependencies['decimal.js'] },
  };
  return [
    ['LICENSE', readFileSync(path.join(root, 'LICENSE'), 'utf8')],
    ['README.md', readFileSync(path.join(root, folder, 'README.md'), 'utf8')],
    ['index.js', mathsModule(root)],
    ['package.json', `${JSON.stringify(description, null, 2)}\n`],
    ...[...mathsTypes(root)].map(([file, text]) => [`types/${file}`, text] as const),
    ['vectors.json', mathsVectors(root)],
  ];
}
