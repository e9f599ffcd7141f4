import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../test/chromium-path.ts';

/** The Chromium of this machine, without a window; another one where it is said. */
export async function launch(executablePath = chromiumPath()): Promise<Browser> {
  if (executablePath === undefined)
    throw new Error(
      'No Chromium: install one (apt install chromium) or say where it is: CHROMIUM=/path npm run bench.',
    );
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
