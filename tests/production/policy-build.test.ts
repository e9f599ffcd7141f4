import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { count } from './setup/count.ts';
import { copySite } from './setup/site-copy.ts';

const page = 'mainnet/concepts/new-to-vega.html';
const site = copySite();
const hosting = path.join(site.root, '_hosting');
const untouched = site.read(page);
// The step reads all pages, which takes as long as they are: this is about one, and the others keep only their names.
for (const other of site.find(/\.html$/)) if (other !== page) site.replace(other, '<!doctype html><title>-</title>');
afterEach(() => site.replace(page, untouched));
afterAll(() => site.remove());

it.each([
  ['a script', '<script>track()</script>', 'an inline script: track()'],
  [
    'a script that poses as a listed one',
    '<script>track("docusaurus-theme")</script>',
    'an inline script that names docusaurus-theme but differs',
  ],
  ['a style attribute', '<p style="color:red">x</p>', 'a style attribute: color:red'],
  ['an event handler', '<p onclick="track()">x</p>', 'an event handler attribute'],
])(
  'the last step of the build ends with an error at %s that is not listed, before it writes a policy',
  (_name, markup, problem) => {
    site.replace(page, untouched.replace('</main>', `${markup}</main>`));
    rmSync(hosting, { recursive: true, force: true });
    expect(site.read(page)).not.toBe(untouched);
    const { status, stderr } = spawnSync('tsx', ['tools/postbuild.ts', site.root], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(`docs-error:   ${page}: ${problem}`);
    expect(existsSync(hosting)).toBe(false);
    count('headers and policies checked', 1);
  },
);
