import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../../delivery/compress/compress.ts';
import type { Generator } from './generator.ts';
import type { BenchPage } from './pages.ts';
import { runMeasured } from './run-measured.ts';

export interface MadeSite {
  readonly name: string;
  readonly folder: string;
  readonly seconds: number | undefined;
  readonly peakMb: number | undefined;
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-3).join(' ').slice(0, 300);

async function install({ packages }: Generator, folder: string): Promise<void> {
  const installed = path.join(folder, 'node_modules');
  const names = Object.entries(packages);
  if (names.length === 0) {
    if (!existsSync(installed)) symlinkSync(path.resolve('node_modules'), installed);
    return;
  }
  if (names.every(([name]) => existsSync(path.join(installed, name)))) return;
  const { status, output } = await runMeasured(['npm', 'install', '--no-audit', '--no-fund'], folder);
  if (status !== 0) throw new Error(`not installed (${lastLines(output)})`);
}

/**
 * Builds the pages with another generator below `.bench/`, compressed as this site is.
 * @throws when it cannot be installed or built; the message goes into the table
 */
export async function makeSite(generator: Generator, pages: readonly BenchPage[]): Promise<MadeSite> {
  const folder = path.resolve('.bench', generator.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
  for (const old of ['docs', 'src', 'build', 'dist']) rmSync(path.join(folder, old), { recursive: true, force: true });
  const project = {
    'package.json': JSON.stringify({ name: 'bench', private: true, dependencies: generator.packages }),
    ...generator.files(pages),
  };
  for (const [file, content] of Object.entries(project)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  await install(generator, folder);
  const environment = { ASTRO_TELEMETRY_DISABLED: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1' };
  const { status, output, seconds, peakMb } = await runMeasured(generator.command, folder, environment);
  if (status !== 0) throw new Error(`not built (${lastLines(output)})`);
  await compress(path.join(folder, generator.output));
  return { name: generator.name, folder: path.join(folder, generator.output), seconds, peakMb };
}
