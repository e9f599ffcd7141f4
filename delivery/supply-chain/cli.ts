import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audit } from './audit.ts';
import { installScriptProblems, withoutScript } from './install-scripts.ts';
import { licenceReport } from './licences.ts';
import { lockfileProblems, packageName, readLockfile, type LockedPackage } from './lockfile.ts';
import { makeSbom } from './sbom.ts';

/** Reports what this project is built from; ends with status 1 when something is not accounted for. */
const say = (text: string): void => console.warn(text);
const folder = path.join('.generated', 'supply-chain');
mkdirSync(folder, { recursive: true });
const lockfile = readLockfile();
const { counts, problems: licences } = licenceReport(lockfile);
const problems = [
  ...lockfileProblems(lockfile, JSON.parse(readFileSync('package.json', 'utf8')) as LockedPackage),
  ...installScriptProblems(lockfile),
  ...licences,
];

say(`Packages: ${Object.keys(lockfile.packages).length - 1}, each with its SHA-512 digest in package-lock.json.`);
say(`Licences: ${[...counts].map(([licence, number]) => `${licence} ${number}`).join(', ')}.`);
say('Install scripts, none of which runs (.npmrc):');
const scripted = new Set(
  Object.entries(lockfile.packages).flatMap(([name, { hasInstallScript }]) =>
    hasInstallScript ? [packageName(name)] : [],
  ),
);
for (const name of scripted) say(`  ${name}: ${withoutScript[name] ?? 'not looked at'}`);
const lines = Object.entries(lockfile.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, { name = packageName(folder), version, license }]) => `${name}\t${version ?? ''}\t${license ?? ''}`);
writeFileSync(path.join(folder, 'licences.tsv'), `${[...new Set(lines)].sort().join('\n')}\n`);
const sbom = makeSbom();
writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 1)}\n`);
say(
  `Bill of materials: ${sbom.components.length} components in ${folder}/sbom.cdx.json; licences in ${folder}/licences.tsv.`,
);
const audited = audit();
if (audited === undefined)
  say('Known faults: the registry could not be asked. Run `npm audit` where there is a network.');
else
  say(
    `Known faults (npm audit): ${
      Object.entries(audited.found)
        .map(([severity, number]) => `${number} ${severity}`)
        .join(', ') || 'none'
    }.`,
  );
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) process.exitCode = 1;
