/** A file's text with another part between its two markers, `<!-- name:start -->` and `<!-- name:end -->`. Throws when they are gone. */
export function withPart(file: string, name: string, text: string): string {
  const part = new RegExp(`(<!-- ${name}:start -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!part.test(file))
    throw new Error(`No part between <!-- ${name}:start --> and <!-- ${name}:end -->: put the markers back.`);
  return file.replace(part, (_whole, start: string, end: string) => `${start}${text}\n${end}`);
}
