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
