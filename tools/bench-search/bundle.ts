import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';

const require = createRequire(import.meta.url);
const easyops = path.join(
  path.dirname(require.resolve('@easyops-cn/docusaurus-search-local')),
  '..',
  '..',
  'client',
  'client',
);

/** Bundles the benchmark's page and the workers into a folder, minified as a site's code is. `generated` holds easyops's constants. */
export async function bundle(folder: string, generated: string): Promise<void> {
  const here = import.meta.dirname;
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {
      page: path.join(here, 'page', 'page.ts'),
      'ours-worker': path.resolve(here, '..', '..', 'search', 'worker', 'worker.ts'),
      'minisearch-worker': path.join(here, 'page', 'minisearch-worker.ts'),
      'easyops-worker': path.join(easyops, 'theme', 'worker.js'),
    },
    output: { path: folder, filename: '[name].js' },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: {
        '@site': path.resolve(here, '..', '..'),
        '@generated/@easyops-cn/docusaurus-search-local/default': generated,
      },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ all: false, errors: true })));
      else compiler.close(() => resolve());
    });
  });
}
