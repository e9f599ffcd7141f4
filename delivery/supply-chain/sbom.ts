import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lookedUp } from './licences.ts';

/** What this project reads and changes of a bill of materials. */
export interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; type: string; 'bom-ref': string } };
  components: {
    name: string;
    version: string;
    purl: string;
    'bom-ref': string;
    hashes?: { alg: string; content: string }[];
    licenses?: { license: { id?: string; name?: string } }[] | { expression: string }[];
  }[];
  readonly dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * The software bill of materials (CycloneDX) as npm makes it from the lockfile: without what changes from run to run or from
 * folder to folder, and with the licences that were looked up by hand.
 */
export function makeSbom(): Sbom {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const sbom = JSON.parse(output) as Sbom;
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  // npm takes the name of the folder.
  sbom.metadata.component.name = (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name;
  sbom.metadata.component.type = 'application';
  for (const component of sbom.components) {
    const found = lookedUp[component.name];
    if (found !== undefined) component.licenses = [{ license: { id: found.licence } }];
  }
  return sbom;
}
