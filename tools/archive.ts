import { cutArchive } from './archive/cut-archive.ts';

try {
  const { copied, removed } = cutArchive(process.cwd(), process.argv.slice(2));
  console.log(`archive: ${copied} pages copied from docs/, ${removed} removed that docs/ no longer has.`);
} catch (error) {
  console.error(`\nThe archive was not cut.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
