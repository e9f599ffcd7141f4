const part = /(<!-- bench:start -->\n)[\s\S]*?(<!-- bench:end -->)/;

/** A README with another text between the two markers of the bench. */
export function withBench(readme: string, text: string): string {
  if (!part.test(readme)) throw new Error('README.md has no part between <!-- bench:start --> and <!-- bench:end -->: put the markers back.');
  return readme.replace(part, (_whole, start: string, end: string) => `${start}${text}\n${end}`);
}
