import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.2 at levels A and AA, and axe's own good practices. None is switched off. */
const everyRule: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** Those of the rules whose answer depends on colours. */
export const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Makes the page ready to be judged. */
export async function prepareForAxe(page: Page): Promise<void> {
  // Evaluated by the debugger, which the page's policy does not bind.
  await page.evaluate(source);
}

/** Shows the page in a colour mode as the toggle does, once colours that fade have arrived. */
export async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    document.documentElement.dataset['themeChoice'] = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, mode);
}

/** What axe finds on a page after `prepareForAxe`, one line each: rule, place, reason. */
export async function violations(page: Page, rules: RunOptions = everyRule): Promise<string[]> {
  // What passes is neither described nor sent: on a long page it is megabytes.
  const found = await page.evaluate<AxeResults['violations'], RunOptions>(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return (await axe.run({ ...options, resultTypes: ['violations'] })).violations;
  }, rules);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
