import type { ReportingSite } from './setup/site.ts';
import type { View } from './setup/view.ts';

/** What a reader does, and what has to come of it: the same in every browser. */
export interface Behaviour {
  readonly name: string;
  /** Does it, and gives what is seen then. */
  run(view: View, site: ReportingSite): Promise<unknown>;
  readonly expected: unknown;
}

const fees = '/mainnet/concepts/trading-on-vega/fees';
const operation = '/mainnet/api/rest/data-v2/trading-data-service-list-orders';
const proposal = '/testnet/tutorials/proposals/network-parameter';
const builder = '/mainnet/api/vega-wallet/reference/core/json-rpc-api-playground';

const heading = (view: View): Promise<string> =>
  view.ask(() => document.querySelector('h1')?.textContent?.trim() ?? '');
const path = (view: View): Promise<string> => view.ask(() => location.pathname + location.hash);

/** Replaces what a field holds by what is typed. */
async function fill(view: View, selector: string, text: string): Promise<void> {
  await view.click(selector);
  await view.until((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await view.press('Control', 'a');
  await view.type(text);
}

/** Waits for the search's results. */
const results = (view: View): Promise<void> =>
  view.until(() => /result/i.test(document.querySelector('.navbar .search-status')?.textContent ?? ''));

export const behaviours: readonly Behaviour[] = [
  {
    name: 'front page: its cards, its network, its title',
    run: async (view: View): Promise<unknown> => {
      await view.go('/');
      return view.ask(() => ({
        title: document.title.includes('Vega'),
        cards: document.querySelectorAll('main a[href^="/mainnet"]').length > 3,
        drawn: [...document.images].every((image) => !image.complete || image.naturalWidth > 0),
        fonts: document.fonts.status,
      }));
    },
    expected: { title: true, cards: true, drawn: true, fonts: 'loaded' },
  },
  {
    name: 'navigation: a click swaps the page, a hash lands below the navbar, back goes back',
    run: async (view: View): Promise<unknown> => {
      await view.go(fees);
      await view.ask(() => Object.assign(window, { sameDocument: true }).sameDocument);
      await view.click('.theme-doc-sidebar-container a[href="/mainnet/concepts/trading-on-vega/orders"]');
      await view.until(() => document.querySelector('h1')?.textContent?.trim() === 'Orders');
      await view.click('.table-of-contents a[href="#iceberg-orders"], .table-of-contents a[href*="iceberg"]');
      await view.until(() => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const top = target?.getBoundingClientRect().top ?? -1;
        return location.hash !== '' && top >= bar - 1 && top < innerHeight / 2;
      });
      const landed = await path(view);
      await view.back();
      await view.back();
      await view.until(() => document.querySelector('h1')?.textContent?.trim() === 'Fees');
      return { landed, back: await path(view), same: await view.ask(() => 'sameDocument' in window) };
    },
    expected: { landed: '/mainnet/concepts/trading-on-vega/orders#iceberg-orders', back: fees, same: true },
  },
  {
    name: 'links into long pages of reference end where they should, on a first visit',
    run: async (view: View): Promise<unknown> => {
      const wrong: string[] = [];
      for (const address of [
        '/testnet/api/network-parameters#group-spam',
        '/mainnet/api/network-parameters#market.fee.factors.makerFee',
        '/mainnet/api/vega-wallet/reference/core/json-rpc#client.send_transaction',
      ]) {
        await view.go(address);
        const exists = await view.ask(
          () => document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null,
        );
        if (!exists) {
          wrong.push(`${address}: no such place`);
          continue;
        }
        await view.until(() => {
          const top =
            document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top ?? -1;
          const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
          return top >= bar - 1 && top < innerHeight / 2;
        });
      }
      return wrong;
    },
    expected: [],
  },
  {
    name: 'search: Ctrl+K, words, first hit, Enter, the place with its words marked',
    run: async (view: View): Promise<unknown> => {
      await view.go(fees);
      await view.press('Control', 'k');
      await view.until(() => document.activeElement?.getAttribute('role') === 'combobox');
      await view.type('market.fee.factors.makerFee');
      await results(view);
      const first = await view.ask(() =>
        (document.querySelector('.navbar [role=option]')?.getAttribute('href') ?? '').replace(/\?[^#]*/, ''),
      );
      await view.press('Enter');
      await view.until(() => location.pathname === '/mainnet/api/network-parameters');
      await view.until(() => document.querySelector('mark.search-mark') !== null);
      return { first, path: await path(view) };
    },
    expected: {
      first: '/mainnet/api/network-parameters#market.fee.factors.makerFee',
      path: '/mainnet/api/network-parameters#market.fee.factors.makerFee',
    },
  },
  {
    name: 'search: the page of results, and the word for none',
    run: async (view: View): Promise<unknown> => {
      await view.go('/search?q=orders');
      await view.until(() => document.querySelectorAll('main .search-results li, main [class*=result] a').length > 3);
      await view.go(fees);
      await view.press('Control', 'k');
      await view.until(() => document.activeElement?.getAttribute('role') === 'combobox');
      await view.type('qqzzxx');
      await results(view);
      return view.ask(() => /no results/i.test(document.querySelector('.navbar .search-status')?.textContent ?? ''));
    },
    expected: true,
  },
  {
    name: 'tabs of samples: chosen by pointer and by arrow, remembered on the next page',
    run: async (view: View): Promise<unknown> => {
      await view.go(operation);
      const chosen = (): Promise<string> =>
        view.ask(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? '');
      await view.click('[role=tab][data-value=python]');
      await view.until(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Python');
      await view.press('ArrowRight');
      await view.until(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Go');
      const shown = await view.ask(
        () =>
          [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.getClientRects().length > 0)
            .length > 0,
      );
      await view.go(operation);
      return { chosen: await chosen(), shown };
    },
    expected: { chosen: 'Go', shown: true },
  },
  {
    name: 'copy: the button says that it has copied',
    run: async (view: View): Promise<unknown> => {
      await view.go(operation);
      await view.click('button.copy');
      await view.until(() =>
        [...document.querySelectorAll('button.copy, [role=status]')].some((element) =>
          /copied/i.test(element.textContent),
        ),
      );
      return true;
    },
    expected: true,
  },
  {
    name: 'calculator: computes what is typed, refuses nonsense, keeps its state in the address',
    run: async (view: View): Promise<unknown> => {
      await view.go(fees.replace('mainnet', 'testnet'));
      await fill(view, '#calc-fees-price', '30000');
      await view.until(() => location.search.includes('30000'));
      const lines = await view.ask(() =>
        [...document.querySelectorAll('#calc-fees .calculator__results dd')].map((line) => line.textContent.trim()),
      );
      await fill(view, '#calc-fees-price', 'many');
      await view.until(() => document.querySelector('#calc-fees-price')?.getAttribute('aria-invalid') === 'true');
      return lines;
    },
    expected: ['81.642', '69.80391', '1.396077'],
  },
  {
    name: 'proposal form: what is typed stands in the JSON, nonsense is marked',
    run: async (view: View): Promise<unknown> => {
      await view.go(proposal);
      const title = '[data-island=ProposalBuilder] [id$="rationale.title"]';
      await fill(view, title, 'A title of my own');
      await view.until(() =>
        (document.querySelector('[data-island=ProposalBuilder] pre')?.textContent ?? '').includes('A title of my own'),
      );
      await view.press('Control', 'a');
      await view.press('Backspace');
      await view.until((field) => document.querySelector(field)?.getAttribute('aria-invalid') === 'true', title);
      return true;
    },
    expected: true,
  },
  {
    name: 'request builder: a method chosen, a field typed, the request as JSON',
    run: async (view: View): Promise<unknown> => {
      await view.go(`${builder}#client.send_transaction`);
      await view.until(() => (document.querySelector('[data-out=request]')?.textContent ?? '') !== '');
      await fill(view, 'fieldset:not([hidden]) [name="publicKey"]', 'a'.repeat(64));
      await view.until(() =>
        (document.querySelector('[data-out=request]')?.textContent ?? '').includes('a'.repeat(64)),
      );
      return view.ask(() => {
        const { method } = JSON.parse(document.querySelector('[data-out=request]')?.textContent ?? '{}') as {
          method?: string;
        };
        return { method, status: document.querySelector('[data-out=status]')?.textContent?.slice(0, 24) };
      });
    },
    expected: { method: 'client.send_transaction', status: 'The request is complete.' },
  },
  {
    name: 'colours: light first, dark by the button, remembered',
    run: async (view: View): Promise<unknown> => {
      await view.go('/');
      const theme = (): Promise<string> => view.ask(() => document.documentElement.dataset['theme'] ?? '');
      const before = await theme();
      const light = await view.ask(() => getComputedStyle(document.documentElement).backgroundColor);
      await view.click('.navbar button[aria-label*="mode"]');
      await view.until(() => document.documentElement.dataset['theme'] === 'dark');
      await view.go(fees);
      const dark = await view.ask(() => getComputedStyle(document.documentElement).backgroundColor);
      return { before, after: await theme(), differs: light !== dark };
    },
    expected: { before: 'light', after: 'dark', differs: true },
  },
  {
    name: 'the note of a term appears when its link has the focus, and goes by Escape',
    run: async (view: View): Promise<unknown> => {
      await view.go('/mainnet/concepts/trading-on-vega/orders');
      await view.ask(() => document.querySelector<HTMLElement>('[data-page] a.term')?.focus());
      await view.until(() => document.querySelector('.term-note')?.matches(':popover-open') ?? false);
      await view.press('Escape');
      await view.until(() => !(document.querySelector('.term-note')?.matches(':popover-open') ?? false));
      return true;
    },
    expected: true,
  },
  {
    name: 'drawer on a phone: opens, goes to a page, closes',
    run: async (view: View): Promise<unknown> => {
      await view.resize(390, 844);
      await view.go(fees);
      await view.click('.navbar__toggle');
      await view.until(() => document.activeElement?.matches('.navbar-sidebar__close') ?? false);
      await view.click('.navbar-sidebar a[href="/mainnet/concepts/trading-on-vega/orders"]');
      await view.until(() => document.querySelector('h1')?.textContent?.trim() === 'Orders');
      await view.until(() => document.querySelector('.navbar-sidebar--show') === null);
      return view.ask(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    },
    expected: 0,
  },
  {
    name: 'no such page: says so, offers pages near it',
    run: async (view: View): Promise<unknown> => {
      await view.go('/mainnet/concepts/iceberg-orders');
      await view.until(() => document.querySelector('.search-results li a') !== null);
      return heading(view);
    },
    expected: 'Page not found',
  },
  {
    name: 'prefetch: files of pages that links in view lead to are asked for, and the policy refuses none',
    run: async (view: View, site: ReportingSite): Promise<unknown> => {
      await view.go('/mainnet/concepts/new-to-vega');
      site.asked();
      site.violations();
      const isPage = (address: string): boolean => /^\/mainnet\/[a-z/-]+$/.test(address);
      const asked: string[] = [];
      await view.go('/mainnet');
      for (const end = Date.now() + 30_000; asked.filter(isPage).length < 3 && Date.now() < end;) {
        asked.push(...site.asked());
        await view.ask(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
      }
      return { pages: new Set(asked.filter(isPage)).size >= 3, refused: site.violations() };
    },
    expected: { pages: true, refused: [] },
  },
  {
    name: 'offline: a saved tree is read without a network',
    run: async (view: View, site: ReportingSite): Promise<unknown> => {
      await view.go('/offline');
      await view.until(() =>
        /Not saved/.test(document.querySelector('[data-offline-tree=mainnet] [role=status]')?.textContent ?? ''),
      );
      await view.click('[data-offline-tree=mainnet] button');
      for (const end = Date.now() + 120_000; Date.now() < end;) {
        const said = await view.ask(
          () => document.querySelector('[data-offline-tree=mainnet] [role=status]')?.textContent ?? '',
        );
        if (/^Saved/.test(said)) break;
        const problem = await view.ask(
          () => document.querySelector('[data-offline-tree=mainnet] [role=alert]')?.textContent ?? '',
        );
        if (problem !== '') throw new Error(problem);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      site.setGone(true);
      try {
        await view.go(fees);
        return await heading(view);
      } finally {
        site.setGone(false);
      }
    },
    expected: 'Fees',
  },
];
