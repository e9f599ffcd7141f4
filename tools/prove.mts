import { readFileSync } from 'node:fs';
import path from 'node:path';
import { product } from '../product.ts';
import { checkoutOf, repositories, settingOf, wrongCommit } from './prove/checkouts.ts';
import { cachedRead, prove } from './prove/prove.ts';
import { loadStatements } from './prove/statements.ts';

/**
 * Opens the source of every statement in tests/content/statements and looks for the text that proves it.
 * `VEGA_SRC=<checkout of the release> npm run prove`; checkouts of the other repositories lie beside it or have settings of
 * their own.
 */
const environment = process.env;
if (environment['VEGA_SRC'] === undefined) {
  console.error(`VEGA_SRC has to name a checkout of ${repositories.vega}: VEGA_SRC=../vega npm run prove.`);
  process.exit(1);
}
try {
  const checkouts = new Map(
    ['facts', ...Object.keys(repositories)].map((name) => [name, checkoutOf(name, environment)]),
  );
  const version = /cliVersion\s*=\s*"([^"]+)"/.exec(
    readFileSync(path.join(checkouts.get('vega') ?? '', 'version/version.go'), 'utf8'),
  )?.[1];
  if (version !== `v${product.release}`)
    throw new Error(
      `VEGA_SRC holds ${version ?? 'something else'}, and the statements are about v${product.release}: git checkout v${product.release} there.`,
    );
  const wrong = Object.entries(repositories).flatMap(([name, pinned]) => {
    const folder = checkouts.get(name);
    return folder === undefined ? [] : (wrongCommit(name, pinned, folder) ?? []);
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const read = cachedRead();
  const unopened = new Map<string, number>();
  const looked = loadStatements().flatMap((statement) => {
    const name = statement.source.split(':')[0] ?? '';
    const root = checkouts.get(name);
    if (root !== undefined) return [prove(statement, root, read)];
    unopened.set(name, (unopened.get(name) ?? 0) + 1);
    return [];
  });
  const lost = looked.filter(({ problem }) => problem !== undefined);
  for (const {
    statement: { file, page, quote, source },
    problem = '',
  } of lost)
    console.error(`${file}: ${page}: “${quote}”\n  ${source}: ${problem}`);
  for (const [name, count] of unopened)
    console.log(
      `${count} statements on ${repositories[name as keyof typeof repositories] ?? name} were not looked at: ${settingOf(name)} names no checkout of it, and none lies beside VEGA_SRC.`,
    );
  console.log(`${looked.length} statements opened: ${looked.length - lost.length} found, ${lost.length} not found.`);
  process.exitCode = lost.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
