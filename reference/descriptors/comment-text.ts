/**
 * The text of a comment as the compiler hands it over, without the line breaks that only keep source lines short.
 *
 * Empty lines separate paragraphs; a line that starts with `- ` stays a line of its own.
 *
 * @returns paragraphs separated by one empty line; an empty string when there is no text
 */
export function commentText(raw: string): string {
  return raw
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .reduce((text, line) => (text === '' ? line : `${text}${line.startsWith('- ') ? '\n' : ' '}${line}`), ''),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
