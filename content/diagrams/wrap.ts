/** Where a word may be broken when it alone is longer than a line: behind the joints of an identifier. */
const joints = /(?<=[_./])(?=.)/;

function pieces(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const lines: string[] = [];
  for (const part of word.split(joints)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= most) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...pieces(word, most));
  }
  return lines;
}

/**
 * Breaks a label into lines of at most `most` letters, as even as they get. Line breaks of the source stay. Words that are
 * longer than a line are broken behind the joints of an identifier, or stand out.
 */
export function wrapLabel(label: string, most: number): string[] {
  return label.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(' ').filter((word) => word !== '');
    let lines = fill(words, most);
    // The same number of lines, with less of a difference between them.
    for (let less = most - 1; less > 4; less -= 1) {
      const tighter = fill(words, less);
      if (tighter.length > lines.length || Math.max(...tighter.map((line) => line.length)) > less) break;
      lines = tighter;
    }
    return lines;
  });
}
