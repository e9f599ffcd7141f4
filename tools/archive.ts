import { cutArchive } from './archive/cut-archive.ts';

const { copied, removed } = cutArchive(process.cwd());
console.log(`archive: ${copied} pages copied from docs/, ${removed} removed that docs/ no longer has.`);
