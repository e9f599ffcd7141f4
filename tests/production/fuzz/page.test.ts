import { expect, inject, it } from 'vitest';
import { hydrated, useBrowser } from '../../browser/setup/browser.ts';
import { count } from '../setup/count.ts';
import { watch, type Watch } from '../setup/watch.ts';
import { putInto, type Place } from './in-page.ts';
import { inputs, take } from './inputs.ts';
import { randomNumbers } from './random.ts';

const browser = useBrowser({ ahead: true });
const seed = Number(process.env['FUZZ_SEED'] ?? 730_900);
const plan: readonly { readonly place: Place; readonly start: string; readonly number: number }[] = [
  { place: 'typed', start: '/search?q=orders', number: 500 },
  { place: 'hash', start: '/mainnet/concepts/trading-on-vega/fees', number: 200 },
  { place: 'stored', start: '/mainnet/api/rest/data-v2/trading-data-service-list-orders', number: 2000 },
];

it.each(plan)(
  '$number texts as $place: nothing runs, nothing escapes, nothing is asked elsewhere',
  async ({ place, start, number }) => {
    let seen: Watch | undefined;
    const page = await browser.open(start, {}, async (_context, opened) => {
      seen = await watch(opened, inject('base'));
    });
    await hydrated(page);
    const source = inputs(randomNumbers(seed));
    for (let done = 0; done < number; done += 100) {
      const found = await putInto(page, place, take(source, Math.min(100, number - done)));
      expect(found, `seed ${seed}, ${place}, inputs ${done} to ${done + 100}`).toEqual([]);
      expect(seen, `seed ${seed}, ${place}, inputs ${done} to ${done + 100}`).toMatchObject({
        elsewhere: [],
        violations: [],
        escaped: [],
      });
    }
    await page.reload();
    await hydrated(page);
    expect(seen).toMatchObject({ elsewhere: [], violations: [], escaped: [] });
    expect(await page.locator('.navbar').count()).toBe(1);
    count('inputs tried', number);
    await page.context().close();
  },
);
