import './preflight.mts';
import { buildSite } from './build/build-site.ts';

process.exitCode = await buildSite('build', (folder) => [
  { title: 'Reference pages from definitions/', command: ['tsx', 'tools/generate.ts'] },
  { title: 'Sidebars of the archive', command: ['tsx', 'tools/versioned-sidebars.ts'] },
  { title: 'Site (Docusaurus)', command: ['docusaurus', 'build', '--out-dir', folder, ...process.argv.slice(2)] },
  { title: 'Search, Markdown, policy, archives, compression', command: ['tsx', 'tools/postbuild.ts', folder] },
]);
