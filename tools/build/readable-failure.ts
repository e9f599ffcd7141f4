const marked = /docs-error: (.+?)(?=\\n|\n|$)/g;
const noise = /^\s*(?:at |│\s+at |npm (?:warn|notice)|\[INFO\]|Node version)/;

/**
 * The part of a failed build's output that says what to mend: the errors that this project's own checks marked, each
 * once; without any, the output's last lines without stack frames.
 */
export function readableFailure(output: string): string {
  const own = [...new Set([...output.matchAll(marked)].map((match) => (match[1] ?? '').trim()))];
  if (own.length > 0) return own.map((line) => `  ${line}`).join('\n');
  const broken = output.indexOf('Docusaurus found broken');
  const tail = (broken >= 0 ? output.slice(broken) : output).split('\n').filter((line) => line.trim() !== '' && !noise.test(line));
  return (broken >= 0 ? tail.slice(0, 80) : tail.slice(-40)).join('\n');
}
