import { describe, expect, it } from 'vitest';
import type { TagContext } from '../types.ts';
import { sample } from './sample.ts';

/** What a page gets for the tag with these attributes, as JSON. */
async function made(attributes: Readonly<Record<string, string>>): Promise<string> {
  const context = {
    facts: { siteDir: '.', tree: 'testnet' },
    attribute: (name: string) => attributes[name],
    required: (name: string) => attributes[name] ?? '',
    fail: (reason: string): never => {
      throw new Error(reason);
    },
  } as unknown as TagContext;
  return JSON.stringify(await sample(context));
}

describe('<Sample />', () => {
  it('shows a sample in each of its languages', async () => {
    const tabs = await made({ file: 'rest/market-data' });
    for (const language of ['curl', 'Python', 'Go', 'Node.js']) expect(tabs).toContain(`"value":"${language}"`);
    expect(tabs).not.toContain('region:');
    expect(tabs).not.toContain('Part of');
  });

  it('leads from a part to the whole program of the page’s tree', async () => {
    const tabs = await made({ file: 'rest/market-data', region: 'request' });
    expect(tabs).toContain('"value":"/testnet/examples/rest/market-data.py"');
    expect(tabs).toContain('which runs as it stands');
    expect(tabs).not.toContain('import requests');
  });

  it('shows one file under its name', async () => {
    expect(await made({ file: 'bot/python/bot.py' })).toContain('title=\\"bot.py\\"');
  });

  it.each([
    [{ file: 'rest/none' }, 'does not exist'],
    [{ file: 'rest/none.py' }, 'does not exist'],
    [{ file: 'rest/market-data', region: 'none' }, 'has no region "none"'],
  ])('stops the build for %j', async (attributes, reason) => {
    await expect(made(attributes as unknown as Record<string, string>)).rejects.toThrow(reason);
  });
});
