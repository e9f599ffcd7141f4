import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templates } from '../browser/setup/templates.ts';
import { behaviours } from './behaviours.ts';
import { engines, type Engine } from './setup/engines.ts';
import { writeFigures, type Figures } from './setup/figures.ts';
import { lacking } from './setup/lacking.ts';
import { serveReporting, type ReportingSite } from './setup/site.ts';
import type { Running } from './setup/view.ts';

/** One engine alone, by its name; the table of figures is written when all have run. */
const only = process.env['ENGINE'];
const chosen: readonly Engine[] = engines.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0)
  throw new Error(`ENGINE=${only ?? ''}: there are ${engines.map(({ name }) => name).join(', ')}.`);

const figures: Figures[] = [];
afterAll(() => {
  if (only === undefined) writeFigures(figures, behaviours.length, templates.length);
});

/** What the console says of answers that are no error of a page: a network that the test took away, the status of the not-found page. */
const ofTheNetwork = /404|Failed to load|NetworkError|network connection|CONSOLE NETWORK ERROR/i;

describe.each(chosen)('$name', ({ name, start }) => {
  let browser: Running;
  let site: ReportingSite;
  const own: Figures = { engine: name, version: '', passed: 0, templates: 0, refused: 0, errors: 0, lacks: [] };
  beforeAll(async () => {
    site = await serveReporting('build');
    browser = await start();
    figures.push(own);
  });
  afterAll(async () => {
    await browser?.stop();
    await site?.stop();
  });

  it.each(behaviours)('$name', async ({ run, expected }) => {
    const view = await browser.open(site.base);
    site.violations();
    site.errors();
    try {
      expect(await run(view, site)).toEqual(expected);
      const errors = [...view.errors, ...site.errors()].filter((line) => !ofTheNetwork.test(line));
      const refused = site.violations();
      own.errors += errors.length;
      own.refused += refused.length;
      expect(errors).toEqual([]);
      expect(refused).toEqual([]);
      own.passed += 1;
    } finally {
      await view.close();
    }
  });

  it('shows a page of every template without an error in the console, and the policy refuses nothing', async () => {
    const view = await browser.open(site.base);
    site.violations();
    const wrong: string[] = [];
    for (const { path, name: template } of templates) {
      const before = view.errors.length;
      await view.go(path);
      // What pages ask for ahead is a part of what the policy may refuse.
      await view.ask(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
      const errors = [...view.errors.slice(before), ...site.errors()].filter(
        (line) => !(template === 'not found' && ofTheNetwork.test(line)),
      );
      const refused = site.violations();
      own.errors += errors.length;
      own.refused += refused.length;
      own.templates += 1;
      wrong.push(...[...errors, ...refused].map((line) => `${path}: ${line}`));
    }
    own.version = browser.version;
    Object.assign(own, { lacks: await lacking(view) });
    await view.close();
    expect(wrong).toEqual([]);
  });

  it('would see a refusal and an error: both are reported', async () => {
    const view = await browser.open(site.base);
    site.violations();
    await view.go('/restricted');
    await view.ask(() => {
      new Image().src = 'https://elsewhere.example/pixel.png';
      setTimeout(() => {
        throw new Error('An error of this test');
      });
    });
    const errors: string[] = [];
    await expect
      .poll(() => (errors.push(...site.errors()), errors.join('\n')), { timeout: 30_000 })
      .toMatch(/An error of this test|Script error/);
    const refused: string[] = [];
    await expect
      .poll(() => (refused.push(...site.violations()), refused.join('\n')), { timeout: 30_000 })
      .toMatch(/img-src.*elsewhere\.example/);
    await view.close();
  });
});
