import { execFileSync } from 'node:child_process';

interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: unknown[];
}

/** The software bill of materials (CycloneDX) as npm makes it, without what changes from run to run. */
export function makeSbom(): { readonly text: string; readonly components: number } {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  const sbom = JSON.parse(output) as Sbom;
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  return { text: `${JSON.stringify(sbom, null, 1)}\n`, components: sbom.components.length };
}
