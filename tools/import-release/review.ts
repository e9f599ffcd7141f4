import type { ChangedElement } from './changed-elements.ts';
import type { Place } from './element-places.ts';
import type { Mention } from './mentions.ts';
import { unreadLines, type UnreadFile } from './unread-files.ts';

/** What an import leaves to a person. */
export interface Review {
  readonly version: string;
  readonly from: string;
  /** The kinds of sources that were given. */
  readonly sources: readonly string[];
  readonly carried: number;
  /** `file:line name` of what has no description yet. */
  readonly undescribed: readonly string[];
  readonly changed: readonly (ChangedElement & { readonly place?: Place })[];
  /** Kind and name. */
  readonly removed: readonly string[];
  readonly mentions: readonly Mention[];
  /** Files that were copied, since no source tells of them. */
  readonly unread: readonly UnreadFile[];
  /** Lines of those files that name a changed or removed element. */
  readonly unreadMentions: readonly Mention[];
  /** Further tasks, a line each. */
  readonly tasks: readonly string[];
}

/** The table of an import's figures, which is printed as well. */
export function figures(review: Review): readonly (readonly [string, number])[] {
  return [
    ['Descriptions carried over', review.carried],
    ['Descriptions to write', review.undescribed.length],
    ['Descriptions to read again', review.changed.length],
    ['Elements that are gone', review.removed.length],
    ['Lines that name a changed or removed element', review.mentions.length],
    ['Files that were copied unread', review.unread.length],
    ['Further tasks', review.tasks.length],
  ];
}

const section = (title: string, intro: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n## ${title}\n\n${intro}\n\n${lines.join('\n')}\n`;

/** A box for each element that a file names, with the first line as editors open it and the others after it. */
export function mentionLines(mentions: readonly Mention[]): string[] {
  const boxes = new Map<string, { readonly first: Mention; readonly others: number[] }>();
  for (const mention of mentions) {
    const key = `${mention.file} ${mention.name}`;
    const known = boxes.get(key);
    if (known === undefined) boxes.set(key, { first: mention, others: [] });
    else known.others.push(mention.line);
  }
  return [...boxes.values()].map(({ first: { file, line, name }, others }) => {
    const more = others.length === 0 ? '' : ` (also lines ${others.join(', ')})`;
    return `- [ ] ${file}:${line} names \`${name}\`${more}`;
  });
}

/** `review.md` of a release. */
export function reviewText(review: Review): string {
  const rows = figures(review).map(([what, count]) => `| ${what} | ${count} |`);
  return [
    `# What is left to do for v${review.version}\n`,
    `\nWritten by \`npm run import-release\` from ${review.from} and these sources: ${review.sources.join(', ')}. ` +
      'Kinds of definitions that are not among them are those of the earlier release. ' +
      'A test fails while a box is open here, or a mark stands in a file beside this one; when all is done, delete this file.\n',
    `\n| what | how many |\n| --- | --- |\n${rows.join('\n')}\n`,
    section(
      'Tasks',
      'Tick each when it is done.',
      review.tasks.map((task) => `- [ ] ${task}`),
    ),
    section(
      'To describe',
      'Write the description in place of the words that say there is none.',
      review.undescribed.map((line) => `- ${line}`),
    ),
    section(
      'To read again',
      'Does the description still hold? Mend it, or leave it; then remove the comment above it.',
      review.changed.map(
        ({ name, kind, details, place }) =>
          `- ${place === undefined ? '' : `${place.file}:${place.line} `}${kind} \`${name}\`: ${details.join('; ')}`,
      ),
    ),
    section(
      'Gone',
      'These have no definition any more.',
      review.removed.map((line) => `- ${line}`),
    ),
    section(
      'Copied unread',
      'No source tells of these: errors, rules of commands, configuration, files and ports are as they were. Read each beside the code of the new release; tick it when it holds. Lines that name a changed or removed element come first.',
      [...mentionLines(review.unreadMentions), ...unreadLines(review.unread)],
    ),
    section(
      'Pages, samples and tests that name them',
      'Open each; tick it when what it says holds for the new release.',
      mentionLines(review.mentions),
    ),
  ].join('');
}
