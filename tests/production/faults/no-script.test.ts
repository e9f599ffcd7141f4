import { expect, it } from 'vitest';
import { templates } from '../../browser/setup/templates.ts';
import { count } from '../setup/count.ts';
import { useFaultSite } from '../setup/fault-site.ts';

const { open } = useFaultSite();
const notReading = new Set(['search results', 'not found', 'restricted', 'home', 'landing', 'tag', 'tags']);

it.each(templates.filter(({ name }) => !notReading.has(name)))(
  'without JavaScript, all of $name can be read ($path)',
  async ({ path }) => {
    const { page, seen } = await open(path, { javaScriptEnabled: false });
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    // What is hidden without scripts are forms that only a script can work; no text is.
    const hidden = await page
      .locator('main [role=tabpanel]')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).display === 'none')
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(hidden).toEqual([]);
    expect(seen.elsewhere).toEqual([]);
    count('faults survived', 1);
  },
);

it('without JavaScript, the search box is replaced by a notice with links, which lead somewhere', async () => {
  const { page } = await open('/mainnet/concepts/new-to-vega', { javaScriptEnabled: false });
  expect(await page.locator('.navbar [role=combobox]:visible').count()).toBe(0);
  const notice = page.locator('.navbar .search-noscript');
  await notice.locator('summary').click();
  const links = await notice.getByRole('link').all();
  expect(links.length).toBeGreaterThan(2);
  const answers = await Promise.all(
    links.map(async (link) => {
      const href = (await link.getAttribute('href')) ?? '';
      return `${href} ${(await page.request.get(href)).status()}`;
    }),
  );
  expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([]);
  await links[0]?.click();
  await page.locator('h1').waitFor();
  count('faults survived', 1);
});
