import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { requiredProgram } from '../../tools/test/programs.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/** In HTML since 2024 (whatwg/html#5841), and unknown to the checker of 25.11: what keeps telephones from correcting an id. */
const notYetKnown = /^Attribute “autocorrect” not allowed on element “(?:input|textarea)” at this point\.$/;

/** What vnu says of files: its errors, one line each, told apart by what they say. */
async function errorsOf(files: readonly string[]): Promise<string[]> {
  const java = requiredProgram('java');
  const said = await new Promise<string>((resolve) => {
    // It ends with status 1 when it found an error; what it found is on its standard error.
    execFile(
      java,
      ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', ...files],
      { maxBuffer: 2 ** 30 },
      (_error, _out, err) => resolve(err),
    );
  });
  const { messages } = JSON.parse(said) as { messages: Message[] };
  const seen = new Map<string, { count: number; first: string }>();
  // Once the checker knows it, this fails: take the exception out.
  expect(messages.filter(({ message }) => notYetKnown.test(message)).length).toBeGreaterThan(0);
  for (const { message, url, extract = '' } of messages.filter((one) => !notYetKnown.test(one.message))) {
    const kind = message.replaceAll(/“[^”]*”/g, '“…”');
    const first = `${url.split('/build/')[1] ?? url}: ${message} ${extract.trim()}`;
    seen.set(kind, { count: (seen.get(kind)?.count ?? 0) + 1, first: seen.get(kind)?.first ?? first });
  }
  return [...seen.values()].map(({ count, first }) => `${count} × ${first}`);
}

it('every page of the site is valid HTML, as the checker of the W3C reads it', { timeout: 900_000 }, async () => {
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('archives'))
    .map((file) => `build/${file}`);
  const listed = readFileSync('build/sitemap.xml', 'utf8').split('<loc>').length - 1;
  expect(pages.length).toBeGreaterThanOrEqual(listed);
  expect(listed).toBeGreaterThan(500);
  expect(await errorsOf(pages)).toEqual([]);
});
