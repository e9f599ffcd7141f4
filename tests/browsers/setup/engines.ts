import { chromium } from 'playwright-core';
import { chromiumPath } from '../../../tools/test/chromium-path.ts';
import { requiredProgram } from '../../../tools/test/programs.ts';
import { chromiumView } from './chromium-view.ts';
import { startFirefox } from './firefox-view.ts';
import type { Running } from './view.ts';
import { startWebKit } from './webkit-view.ts';

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  start(): Promise<Running>;
}

/** The three engines, each from Debian's package. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    start: async (): Promise<Running> => {
      const browser = await chromium.launch({
        executablePath: chromiumPath() ?? requiredProgram('chromium'),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      });
      return { version: browser.version(), open: (base) => chromiumView(browser, base), stop: () => browser.close() };
    },
  },
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
];
