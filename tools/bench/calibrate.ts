import type { Browser } from 'playwright-core';
import { phone } from './lab.ts';
import { median } from './median.ts';
import { nameHelper } from './times.ts';
import { throttle } from './visit.ts';

/** What `work` takes in the lab of a slow phone on the machine that the limits were set on, two cores with nothing else to do, in ms. */
const usualMs = 150;
const turns = 7;

/** The work that machines are compared by: text and objects, as pages are made of. */
function work(): number {
  const from = performance.now();
  const words = new Map<string, number>();
  for (let index = 0; index < 60_000; index++) {
    const word = `${(index * 7919) % 10_007}-${index % 13}`;
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  [...words.keys()].sort();
  return performance.now() - from;
}

/**
 * How many times longer this machine takes now than the one that the limits were set on: 1 is as long, 2 is twice as long.
 * Times are held to limits multiplied by it, so that a slow or busy machine fails no page, and a slow page fails on any machine.
 */
export async function slowness(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(nameHelper);
    await page.goto('about:blank');
    await throttle(page, phone);
    const took = [];
    for (let turn = 0; turn < turns; turn++) took.push(await page.evaluate(work));
    return median(took) / usualMs;
  } finally {
    await context.close();
  }
}
