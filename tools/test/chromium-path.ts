import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium of this machine is: $CHROMIUM, else the usual places; undefined when there is none. */
export function chromiumPath(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...places].find((place) => place !== '' && existsSync(place));
}

/**
 * Where the Chromium is that most tests drive: the same engine without a window's machinery, of which a page costs two
 * fifths of the processor's time, or else the whole browser. Undefined when there is neither. It has no clipboard.
 */
export function headlessPath(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return process.env['CHROMIUM'] === undefined && existsSync(shell) ? shell : chromiumPath();
}
