import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readHosting } from '../delivery/server/read-hosting.ts';
import { generators } from './bench/generators.ts';
import { phone } from './bench/lab.ts';
import { launch } from './bench/launch.ts';
import { makeSite, type MadeSite } from './bench/make-site.ts';
import { measureSites, visits } from './bench/measure-sites.ts';
import { handWrittenPages } from './bench/pages.ts';
import type { Result, Row } from './bench/row.ts';
import { runMeasured } from './bench/run-measured.ts';
import { table } from './bench/table.ts';
import { withBench } from './bench/write-readme.ts';

const samplePath = '/mainnet/concepts/new-to-vega';
const buildRows = ({ seconds, peakMb }: Pick<MadeSite, 'seconds' | 'peakMb'>, pages: number): Row[] => [
  { label: 'Pages built', unit: '', value: pages },
  { label: 'Clean build', unit: 's', value: seconds },
  { label: 'Peak memory of the build', unit: 'MB', value: peakMb },
];

/** This site: its build is taken as it stands, or made when there is none or `--build` is given. */
async function ownBuild(): Promise<Pick<MadeSite, 'seconds' | 'peakMb'>> {
  if (existsSync('build/mainnet/index.json') && !process.argv.includes('--build'))
    return { seconds: undefined, peakMb: undefined };
  console.log('Building this site …');
  const run = await runMeasured(['npm', 'run', '--silent', 'build'], '.', { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' });
  if (run.status !== 0) throw new Error(`This site did not build:\n${run.output.slice(-2000)}`);
  return run;
}

const own = await ownBuild();
const pages = handWrittenPages('build');
const inTrees = readFileSync('build/sitemap.xml', 'utf8').split('<loc>').length - 1;
const made: { readonly name: string; readonly site: MadeSite | string }[] = [];
for (const generator of generators) {
  console.log(`${generator.name}: ${pages.length} pages …`);
  const site = await makeSite(generator, pages).catch((error: unknown) =>
    (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' '),
  );
  made.push({ name: generator.name, site });
}
const browser = await launch();
try {
  console.log('Measuring …');
  const others = made.flatMap(({ name, site }) => (typeof site === 'string' ? [] : [{ ...site, name }]));
  const [ownRows = [], ...rows] = await measureSites(
    browser,
    [{ folder: 'build', hosting: readHosting('build') }, ...others],
    samplePath,
  );
  const results: Result[] = [
    { name: 'This site', rows: [...ownRows, ...buildRows(own, inTrees)] },
    ...made.map(({ name, site }): Result => {
      if (typeof site === 'string') return { name, missing: site };
      const measured = rows[others.findIndex((other) => other.name === name)] ?? [];
      return { name, rows: [...measured, ...buildRows(site, pages.length)] };
    }),
  ];
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, on the page \`${samplePath}\`, first visit; in brackets the ratio to this site. Bytes after`,
    `gzip -9. Paint and blocking: ${phone.name}, median of ${visits} visits, the sites in turn. Navigation: unthrottled, from`,
    'click to heading; a dash stands for a site that loads a whole document, or for a build that was taken as it stood. The other three build the same',
    `${pages.length} hand-written pages of one tree as plain Markdown, without formulas, calculators, diagrams and references; this site builds both trees.`,
    '',
    table(results),
  ].join('\n');
  console.log(`\n${text}`);
  writeFileSync('README.md', withBench(readFileSync('README.md', 'utf8'), text));
} finally {
  await browser.close();
}
