import { beforeAll, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { World } from '../world/world.ts';
import { transactions } from './transactions.ts';

let world: World;
beforeAll(async () => {
  world = new World({ definitions: await loadDefinitions(), dayLasts: 10 });
});

const ask = (rpc: string, tx: string): JsonObject => transactions[rpc]?.(world, { tx }) ?? {};
const nonsense = Buffer.from('no transaction').toString('base64');
const text = (answer: JsonObject): string => String(answer['data']);

describe('bytes that are no transaction', () => {
  it('have the code 60 and a reason, whichever way they are sent', () => {
    for (const rpc of ['SubmitTransaction', 'SubmitRawTransaction', 'CheckRawTransaction'])
      expect(ask(rpc, nonsense)['code'], rpc).toBe(60);
    expect(text(ask('SubmitTransaction', nonsense))).not.toBe('');
  });

  // core/api/core.go: SubmitRawTransaction sets success before it looks at the code, and writes the data with HexBytes.String.
  it('are a success by the raw way all the same, with the reason in hexadecimal', () => {
    const [plain, raw] = [ask('SubmitTransaction', nonsense), ask('SubmitRawTransaction', nonsense)];
    expect([plain['success'], raw['success']]).toEqual([false, true]);
    expect(text(raw)).toMatch(/^(?:[0-9A-F]{2})+$/);
    expect(Buffer.from(text(raw), 'hex').toString()).toBe(text(plain));
  });
});
