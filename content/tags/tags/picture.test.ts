import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import type { Picture } from '../../../protocol-math/calculators/picture.ts';
import type { TagContext } from '../types.ts';
import { picture } from './picture.ts';

/** The picture that a page of the tree gets for the tag with these attributes. */
async function made(attributes: Readonly<Record<string, string>>, tree: 'mainnet' | 'testnet'): Promise<Picture> {
  const context = {
    facts: { siteDir: '.', tree, network: loadNetwork(tree) },
    attribute: (name: string) => attributes[name],
    required: (name: string) => attributes[name] ?? '',
    fail: (reason: string): never => {
      throw new Error(reason);
    },
  } as unknown as TagContext;
  const [element] = (await picture(context)) as unknown as { name: string; attributes: { value: string }[] }[];
  expect(element?.name).toBe('Picture');
  return JSON.parse(element?.attributes[0]?.value ?? '') as Picture;
}

describe('<Picture />', () => {
  it('draws with the parameters of the page’s network', async () => {
    const [mainnet, testnet] = [await made({ of: 'vesting' }, 'mainnet'), await made({ of: 'vesting' }, 'testnet')];
    expect(mainnet.title).toBe('Vested over epochs');
    expect(mainnet.series[0]?.points.length).toBeLessThan(testnet.series[0]?.points.length ?? 0);
  });

  it('draws one of the choices of a calculator', async () => {
    const [, lowest] = (await made({ of: 'margin', from: 'perpetual' }, 'mainnet')).marks ?? [];
    expect(lowest?.label).toBe('closed out');
    expect(lowest?.at).toBeGreaterThan(2000);
  });

  it.each([
    [{ of: 'margins' }, 'no calculator "margins". Did you mean'],
    [{ of: 'margin', from: 'perpetuals' }, 'no choice "perpetuals". Did you mean'],
    [{ of: 'votes' }, 'votes draws nothing'],
  ])('stops the build for %j', async (attributes, message) => {
    await expect(async () => made(attributes, 'mainnet')).rejects.toThrow(message);
  });
});
