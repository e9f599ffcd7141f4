import { expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import type { TagContext } from '../types.ts';
import { param } from './param.ts';

/** What `<Param>` shows of a parameter that the network has set to this, as nodes. */
async function shown(value: string, show: string): Promise<string> {
  const context: TagContext = {
    facts: {
      siteDir: '.',
      tree: 'testnet',
      network: { ...loadNetwork('testnet'), parameters: { 'limits.markets.proposeEnabledFrom': value } },
      links: { params: {} } as TagContext['facts']['links'],
    },
    inline: true,
    attribute: () => show,
    required: () => 'limits.markets.proposeEnabledFrom',
    fail: (reason) => {
      throw new Error(reason);
    },
  };
  return JSON.stringify(await param(context));
}

it.each(['both', 'value', 'raw'])(
  '<Param show="%s" /> says that a value is empty, and shows any other as code',
  async (show) => {
    expect(await shown('', show)).toContain('{"type":"text","value":"empty"}');
    expect(await shown('', show)).not.toContain('{"type":"inlineCode","value":""}');
    expect(await shown('2023-05-10T20:00:00Z', show)).toContain('{"type":"inlineCode","value":"2023-05-10T20:00:00Z"}');
  },
);
