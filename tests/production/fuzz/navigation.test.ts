import { expect, it } from 'vitest';
import { useBrowser } from '../../browser/setup/browser.ts';
import { startNginx } from '../setup/nginx.ts';
import { count } from '../setup/count.ts';
import { watch, type Watch } from '../setup/watch.ts';
import { inputs, take } from './inputs.ts';
import { randomNumbers } from './random.ts';

const browser = useBrowser({ ahead: true });
const seed = 20_260;
/** `npm test` sets a smaller number: each takes a page load. */
const number = Number(process.env['FUZZ_ADDRESSES'] ?? 200);
const page0 = '/mainnet/concepts/trading-on-vega/fees';

/** Puts a text where an address has room for one. */
function addressOf(text: string, index: number): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  const raw = text.replace(/[\s\p{Cc}]/gu, '').toWellFormed();
  const forms = [
    `/search?q=${encoded}`,
    `/search?q=x&ctx=${encoded}&version=${encoded}`,
    `/search?version=${raw}`,
    `${page0}#${raw}`,
    `${page0}?${raw}`,
    `/mainnet/${encoded}`,
    `/${raw.replace(/^[/\\]+/, '')}`,
    `${page0}/${raw}`,
  ];
  return forms[index % forms.length] ?? '/';
}

it(`${number} addresses with hostile text are opened in a browser: nothing runs, nothing escapes, nothing is asked elsewhere`, async () => {
  const nginx = await startNginx('build');
  let seen: Watch | undefined;
  const page = await browser.open(`${nginx.base}/`, {}, async (_context, opened) => {
    seen = await watch(opened, nginx.base);
  });
  for (const [index, text] of take(inputs(randomNumbers(seed)), number).entries()) {
    const address = addressOf(text, index);
    await page.goto(`${nginx.base}${address}`, { waitUntil: 'load' }).catch((error: unknown) => {
      // A refused address (status 400 without a body) is no page; anything else is a failure.
      if (!String(error).includes('ERR_HTTP_RESPONSE_CODE_FAILURE')) throw error;
    });
    // What the page's own scripts make of the address is done when they have had their turn.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })));
    expect(new URL(page.url()).origin, address).toBe(nginx.base);
    expect(seen, `${JSON.stringify(address)} (seed ${seed})`).toMatchObject({
      elsewhere: [],
      violations: [],
      escaped: [],
    });
  }
  count('inputs tried', number);
  await page.context().close();
  await nginx.stop();
}, 300_000);
