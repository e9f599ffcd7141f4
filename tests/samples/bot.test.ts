import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { python } from '../../tools/test/programs.ts';
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts';
import { apiToken } from '../../sandbox/wallet/tokens.ts';
import { activateLiquidity } from '../../sandbox/world/liquidity.ts';
import { submitOrder } from '../../sandbox/world/orders.ts';
import { filesOfPages } from './support/files-of-pages.ts';
import { runProcess, type Run } from './support/run-process.ts';
import { definitions, environment } from './support/sandbox.ts';
import { tallies } from './support/tally.ts';
import { neededBy } from './support/settings.ts';
import { unknownParameters } from './support/unknown-parameters.ts';
import { workspace } from './support/workspace.ts';

/** The bot, step by step, in a clean folder with nothing but the files that the tutorial's pages show. */

const tally = tallies('bot');
const folder = workspace('bot');
const tsx = path.resolve('node_modules/.bin/tsx');
const market = entityId('market');
let sandbox: Sandbox;
let price: Served;
let lateOrders: Served;
let silent: Served;

interface Served {
  readonly close: () => void;
  readonly url: string;
}

beforeAll(async () => {
  sandbox = await startSandbox(
    { restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0, walletPort: 0, blockTime: 500 },
    definitions,
  );
  for (const language of ['python', 'typescript']) {
    mkdirSync(path.join(folder, language));
    for (const [name, text] of filesOfPages(language))
      writeFileSync(path.join(folder, language, name), `${text.trim()}\n`);
  }
  cpSync('examples/package.json', path.join(folder, 'typescript', 'package.json'));
  price = await serve(answerPrice);
  lateOrders = await serve(passOrdersLate);
  silent = await serve(fallSilent);
});
afterAll(async () => {
  price.close();
  lateOrders.close();
  silent.close();
  await sandbox.close();
});

/** Answers with the sandbox's own mark price, as an exchange elsewhere would. */
const answerPrice: RequestListener = (_, answer) => {
  const mark = Number(sandbox.world.trading.markets.get(market)?.markPrice ?? 0n) / 100;
  answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: { amount: mark.toFixed(2) } }));
};

/** The sandbox's data node, whose stream of orders comes long after the one of prices. */
const passOrdersLate: RequestListener = ({ url = '', method, headers }, answer) => {
  const pass = (): void => {
    const asked = request(`${sandbox.urls.dataNode}${url}`, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    answer.on('close', () => asked.destroy());
    asked.end();
  };
  setTimeout(pass, url.startsWith('/api/v2/stream/orders') ? 1500 : 0);
};

/** A stream that writes one message, and then neither goes on nor ends. */
const fallSilent: RequestListener = (_, answer) => {
  answer.write('{"result":{}}\n');
};

async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { close: () => server.close(), url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('the pages', () => {
  /** Without markers and empty lines, which differ between a file and its parts. */
  const code = (text: string): string[] =>
    text.split('\n').filter((line) => line.trim() !== '' && !/(#|\/\/) (end)?region: /.test(line));

  it.each(['python', 'typescript'])('show every file of the bot in %s, and all of it', (language) => {
    const shown = filesOfPages(language);
    const own = readdirSync(`examples/bot/${language}`).filter((name) => /\.(py|ts)$/.test(name));
    expect([...shown.keys()].sort()).toEqual(own.sort());
    for (const [name, text] of shown)
      expect(code(text), name).toEqual(code(readFileSync(`examples/bot/${language}/${name}`, 'utf8')));
  });
});

interface Language {
  readonly name: string;
  /** A program that prints two levels of quotes around 10.00, with two decimals and a spread of 0.3 %. */
  readonly quotes: { readonly file: string; readonly text: string };
  /** A program that listens until two messages came, and prints of each whether it was the first of its connection. */
  readonly listener: { readonly file: string; readonly text: string };
  /** Runs a program of the bot by the name that both languages share. */
  readonly run: (program: string, parameters: readonly string[], env: Readonly<Record<string, string>>) => Promise<Run>;
}

const languages: readonly Language[] = [
  {
    name: 'Python',
    quotes: {
      file: 'python/print_quotes.py',
      text: `from decimal import Decimal
from market import Market
from quotes import ladder

quotes = ladder(Market("", "", "", "", 2, 0, 0), Decimal("10.00"), Decimal("0.003"), 2, Decimal(1))
print([[quote.side, quote.price] for quote in quotes])
`,
    },
    listener: {
      file: 'python/print_firsts.py',
      text: `import threading

from stream import messages

stop = threading.Event()
firsts = []
for _, first in messages("markets/data", {}, stop, silence=1):
    firsts.append(int(first))
    if len(firsts) == 2:
        break
print(firsts)
`,
    },
    run: (program, parameters, env) =>
      runProcess(python, [`${program.replaceAll('-', '_')}.py`, ...parameters], {
        cwd: path.join(folder, 'python'),
        env,
        timeout: 60_000,
      }),
  },
  {
    name: 'TypeScript',
    quotes: {
      file: 'typescript/print-quotes.ts',
      text: `import { ladder } from "./quotes.ts";

console.log(JSON.stringify(ladder(1000n, 0.003, 2, 1n).map(({ side, price }) => [side, Number(price)])));
`,
    },
    listener: {
      file: 'typescript/print-firsts.ts',
      text: `import { messages } from "./stream.ts";

const firsts: number[] = [];
for await (const { first } of messages("markets/data", {}, new AbortController().signal, 1)) {
  firsts.push(Number(first));
  if (firsts.length === 2) break;
}
console.log(firsts);
`,
    },
    run: (program, parameters, env) =>
      runProcess(tsx, [`${program}.ts`, ...parameters], { cwd: path.join(folder, 'typescript'), env, timeout: 60_000 }),
  },
];

describe.each(languages)('$name', ({ name, quotes, listener, run }) => {
  const count = tally(name);
  const party = entityId('party');
  const step = async (
    program: string,
    parameters: readonly string[] = [],
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    count.ran += 1;
    const { code, out, err } = await run(
      program,
      parameters,
      environment(sandbox, { TOKEN: apiToken, PUBKEY: party, MARKET: market, ...more }),
    );
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    expect(unknownParameters(sandbox, sandbox.requests.take())).toEqual([]);
    return out;
  };
  const liveOrders = (): string[] =>
    [...sandbox.world.trading.orders.values()]
      .filter((order) => order.partyId === party && order.marketId === market && order.status === 'STATUS_ACTIVE')
      .map(({ id }) => id);
  const ownTrades = (): number =>
    sandbox.world.trading.trades.filter(({ buyOrder, sellOrder }) =>
      [buyOrder, sellOrder].some((id) => sandbox.world.trading.orders.get(id)?.reference === 'bot'),
    ).length;

  it('stops without any of its variables, and says which', async () => {
    const given = environment(sandbox, { TOKEN: apiToken, PUBKEY: party, MARKET: market });
    const names = neededBy(`examples/bot/${name === 'Python' ? 'python/settings.py' : 'typescript/settings.ts'}`);
    expect(names).toEqual(['DATA_NODE', 'WALLET', 'TOKEN', 'PUBKEY', 'MARKET']);
    for (const program of ['read-market', 'place-order', 'streaming-bot', 'commitment', 'bot']) {
      count.ran += 1;
      for (const leftOut of program === 'bot' ? names : ['PUBKEY']) {
        const { code, out, err } = await run(program, [], { ...given, [leftOut]: '' });
        expect({ program, leftOut, code, out, err }).toMatchObject({
          code: 1,
          out: '',
          err: expect.stringContaining(`${leftOut} is not set. Set it to `) as string,
        });
      }
      count.passed += 1;
    }
    expect(sandbox.requests.take()).toEqual([]);
  });

  it('rounds its prices away from the middle', async () => {
    writeFileSync(path.join(folder, quotes.file), quotes.text);
    const env = environment(sandbox, { TOKEN: apiToken, PUBKEY: party, MARKET: market });
    const { out, err } = await run('print-quotes', [], env);
    expect({ quotes: JSON.parse(out) as unknown, err }).toEqual({
      quotes: [
        [1, 998],
        [2, 1002],
        [1, 997],
        [2, 1003],
      ],
      err: '',
    });
  });

  it('connects again to a stream that has gone silent', async () => {
    writeFileSync(path.join(folder, listener.file), listener.text);
    const env = environment(sandbox, { TOKEN: apiToken, PUBKEY: party, MARKET: market, DATA_NODE: silent.url });
    const { code, out, err } = await run('print-firsts', [], env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Stream markets\/data: .*; connecting again in 1 s\n\[ ?1, 1 ?\]\n$/);
  });

  it('reads the market', async () => {
    expect(await step('read-market')).toMatch(
      /BTC\/USDT-PERP[\s\S]*Best bid: 2\d{4}\.\d\d[\s\S]*ACCOUNT_TYPE_GENERAL \d+\.\d{6} USDT/,
    );
    count.passed += 1;
  });

  it('places an order and cancels it', async () => {
    expect(await step('place-order')).toMatch(/STATUS_ACTIVE at 2\d{4}\.\d\d[\s\S]*STATUS_CANCELLED/);
    count.passed += 1;
  });

  it('quotes around the market’s price and leaves no order behind', async () => {
    const { world } = sandbox;
    // An order that an earlier run has left: it becomes one of the six, and no seventh stands beside them, not for a moment.
    const { id } = submitOrder(world, party, {
      marketId: market,
      side: 'SIDE_BUY',
      type: 'TYPE_LIMIT',
      timeInForce: 'TIME_IN_FORCE_GTC',
      price: '2400000',
      size: '200',
      reference: 'left by an earlier run',
    });
    // As with every new key: a position in this market there never was.
    world.trading.positions.delete(`${market}|${party}`);
    let most = 0;
    const stopCounting = world.events.listen(() => {
      most = Math.max(most, liveOrders().length);
    });
    expect(await step('streaming-bot', [], { RUN_SECONDS: '5', DATA_NODE: lateOrders.url })).toMatch(
      /Batch: [\s\S]*All orders cancelled/,
    );
    stopCounting();
    expect(most).toBe(6);
    expect(Number(world.trading.orders.get(id)?.price)).toBeGreaterThan(2_400_000);
    expect(liveOrders()).toEqual([]);
    count.passed += 1;
  });

  it('commits liquidity, amends the commitment, ends it', async () => {
    const { world } = sandbox;
    const key = `${market}|${party}`;
    await step('commitment', [], { COMMITMENT: '700' });
    expect(world.liquidity.pending.get(key) ?? world.liquidity.provisions.get(key)).toMatchObject({
      commitmentAmount: '700000000',
      fee: '0.001',
    });
    // What waits for the next epoch counts: the same again changes nothing.
    expect(await step('commitment', [], { COMMITMENT: '700' })).toContain('unchanged');
    await step('commitment', [], { COMMITMENT: '800', FEE: '0.002' });
    activateLiquidity(world);
    expect(world.liquidity.provisions.get(key)).toMatchObject({
      commitmentAmount: '800000000',
      fee: '0.002',
      status: 'STATUS_ACTIVE',
    });
    expect(await step('commitment', ['cancel'])).toContain('cancelled');
    activateLiquidity(world);
    expect(world.liquidity.provisions.get(key)).toMatchObject({ status: 'STATUS_CANCELLED' });
    count.passed += 4;
  });

  it('trades around an outside price, and cleans up', async () => {
    const before = ownTrades();
    const out = await step('bot', [], {
      RUN_SECONDS: '9',
      COMMITMENT: '500',
      PRICE_URL: price.url,
      PRICE_PATH: 'data.amount',
      MAX_POSITION: '50',
    });
    expect(out).toMatch(
      /Commitment: submitted[\s\S]*Quoting on BTC\/USDT-PERP[\s\S]*Batch: [\s\S]*All orders cancelled/,
    );
    expect(ownTrades()).toBeGreaterThan(before);
    expect(liveOrders()).toEqual([]);
    count.passed += 1;
  });
});
