import { execSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SiteFolder } from '../site-folder.ts';
import { deploy } from './deploy.ts';
import { rollBack } from './roll-back.ts';

const keptBuilds = '5';

const usage = `npm run deploy -- --to DIR [--reload COMMAND] [--url ADDRESS] [--keep N] [--site build]
npm run deploy -- --to DIR --roll-back [--reload COMMAND]

  --to DIR       folder on this machine that the web server reads (DIR/current/site)
  --reload CMD   makes the web server read its configuration again, such as "systemctl reload nginx": the policy is in it
  --url ADDRESS  where the site is then served: sample pages and headers are compared, and a bad release is taken back
  --keep N       how many builds' hashed assets stay available (default ${keptBuilds})
  --roll-back    serve the release before the current one again`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      reload: { type: 'string' },
      url: { type: 'string' },
      keep: { type: 'string', default: keptBuilds },
      site: { type: 'string', default: 'build' },
      'roll-back': { type: 'boolean', default: false },
    },
  });
  const keep = Number(values.keep);
  if (values.to === undefined || !Number.isInteger(keep) || keep < 1) throw new Error(usage);
  const { reload: command } = values;
  const reload = (): void => {
    if (command === undefined) return;
    try {
      execSync(command, { stdio: 'inherit' });
    } catch (error) {
      throw new Error(`The server was not reloaded: "${command}" failed.`, { cause: error });
    }
  };
  if (values['roll-back']) {
    const release = rollBack(path.resolve(values.to));
    reload();
    console.warn(`Serving ${release} again.`);
    return;
  }
  new SiteFolder(values.site).recover();
  const url = values.url?.replace(/\/+$/, '');
  const done = await deploy({
    site: values.site,
    to: path.resolve(values.to),
    keep,
    reload,
    ...(url === undefined ? {} : { url }),
  });
  console.warn(
    `Deployed ${done.name}: ${done.filesVerified} files compared, ${done.assetsKept} assets of earlier builds kept, ` +
      (url === undefined
        ? 'no address given, so nothing was asked of a server.'
        : `${done.pagesAsked} addresses asked.`),
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
