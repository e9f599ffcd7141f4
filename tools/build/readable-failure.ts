const marked = /docs-error: (.+?)(?=\\n|\n|$)/g;
const noise = /^\s*(?:at |│\s+at |npm (?:warn|notice)|\[INFO\]|Node version)/;

/** How the framework's own reports begin, the most telling first. */
const starts = ['Docusaurus found broken', 'Invalid sidebar file', '[cause]:', '[ERROR]'] as const;

/**
 * The part of a failed build's output that says what to mend: the errors that this project's own checks marked, each
 * once; without any, the output's last lines without stack frames.
 */
export function readableFailure(output: string): string {
  const own = [...new Set([...output.matchAll(marked)].map((match) => (match[1] ?? '').trim()))];
  if (own.length > 0) return own.map((line) => `  ${line}`).join('\n');
  const start = starts.map((words) => output.indexOf(words)).find((index) => index >= 0);
  const lines = output
    .slice(start ?? 0)
    .split('\n')
    .filter((line) => line.trim() !== '' && !noise.test(line));
  return (start === undefined ? lines.slice(-40) : lines.slice(0, 60)).join('\n');
}
