import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const subjects = [
  'An order',
  'A market',
  'The margin',
  'A vote',
  'A validator',
  'The fee',
  'A transfer',
  'The auction',
];
const verbs = [
  'waits for',
  'is measured by',
  'changes with',
  'ends before',
  'depends on',
  'is paid from',
  'comes after',
  'stands beside',
];
const objects = [
  'the next block',
  'an epoch',
  'the mark price',
  'its account',
  'the settlement asset',
  'a proposal',
  'the book',
  'a delegation',
];

/** The sentence with a number, another for each. */
function sentence(number: number): string {
  const pick = (words: readonly string[], divisor: number): string =>
    words[Math.floor(number / divisor) % words.length] ?? '';
  return `${pick(subjects, 1)} ${pick(verbs, 8)} ${pick(objects, 64)} (case ${number}).`;
}

function paragraph(number: number): string {
  return Array.from({ length: 6 }, (_, index) => sentence(number * 6 + index)).join(' ');
}

/** A page of prose with three sections, a table and a code block, about as long as a short guide; none is like another. */
export function corpusPage(number: number): string {
  const sections = Array.from(
    { length: 3 },
    (_, part) =>
      `## Part ${part + 1} of case ${number}\n\n${paragraph(number * 7 + part)}\n\n${paragraph(number * 7 + part + 3)}\n`,
  );
  const table = `| case | step |\n| --- | --- |\n| ${number} | ${sentence(number)} |\n| ${number + 1} | ${sentence(number + 1)} |\n`;
  return `---\ntitle: Case ${number}\ndescription: ${sentence(number)}\n---\n\n# Case ${number}\n\n${paragraph(number)}\n\n${sections.join('\n')}\n${table}\n\`\`\`json\n{ "case": ${number}, "size": "${number * 10}" }\n\`\`\`\n`;
}

/** Writes `count` pages below `folder`, fifty to a folder. */
export function writeCorpus(folder: string, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const file = path.join(folder, `group-${Math.floor(number / 50)}`, `case-${number}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, corpusPage(number));
  }
}
