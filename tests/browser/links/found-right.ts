import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = '.cache/links';
const ways = ['all-links.test.ts', 'landing.ts'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** How many links of a page were followed, and what was wrong with where they led. */
export interface Followed {
  readonly count: number;
  readonly wrong: readonly string[];
}

/**
 * The pages of a build whose links were all found right: a run of an hour that was broken off goes on after them. Another build, whose
 * pages name other files, or another way of looking begins anew.
 */
export class FoundRight {
  readonly #file: string;
  readonly #counts: Map<string, number>;

  constructor(pages: readonly { readonly path: string; readonly html: string }[], what: string) {
    const hash = createHash('sha256');
    for (const text of ways) hash.update(text);
    for (const page of pages) hash.update(page.path).update(page.html);
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, `${hash.digest('hex').slice(0, 12)}-${what}.txt`);
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').trim().split('\n') : [];
    this.#counts = new Map(
      lines.filter(Boolean).map((line) => {
        const [count = '0', page = ''] = line.split(' ');
        return [page, Number(count)];
      }),
    );
  }

  /** How many links of the page were found right, or undefined where it has to be looked at. */
  count(page: string): number | undefined {
    return this.#counts.get(page);
  }

  add(page: string, count: number): void {
    appendFileSync(this.#file, `${count} ${page}\n`);
  }
}

/**
 * Looks at each page, some at a time, the longest first, and says now and then how far it is.
 * @param look what is done with a page, in one of `views`
 */
export async function lookAtAll<View, Each extends { readonly path: string; readonly html: string }>(
  pages: readonly Each[],
  { what, views, look }: { what: string; views: readonly View[]; look(view: View, page: Each): Promise<Followed> },
): Promise<Followed> {
  const right = new FoundRight(pages, what);
  const known = pages.map(({ path: page }) => right.count(page)).filter((count) => count !== undefined);
  const left = pages.filter((page) => right.count(page.path) === undefined);
  const waiting = left.toSorted((a, b) => b.html.length - a.html.length);
  const wrong: string[] = [];
  let count = known.reduce((sum, one) => sum + one, 0);
  let done = known.length;
  const say = (): void =>
    console.log(`${what}: ${done} of ${pages.length} pages, ${count} links, ${wrong.length} wrong.`);
  await Promise.all(
    views.map(async (view) => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        const found = await look(view, page);
        if (found.wrong.length === 0) right.add(page.path, found.count);
        wrong.push(...found.wrong);
        count += found.count;
        done += 1;
        if (done % 25 === 0) say();
      }
    }),
  );
  say();
  return { count, wrong };
}
