import type { Code } from 'mdast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import { trees, type TreeName } from '../../../product.ts';
import { proposalBounds } from '../../proposals/bounds.ts';
import { proposalKinds } from '../../proposals/index.ts';
import type { TagContext } from '../types.ts';
import { proposalBuilder, proposalJson } from './proposal.ts';

interface Submission {
  readonly rationale: { readonly title: string; readonly description: string };
  readonly terms: Readonly<Record<string, unknown>>;
}

function context(tree: TreeName, kind: string): TagContext {
  const fail = (reason: string): never => {
    throw new Error(reason);
  };
  return {
    facts: { siteDir: '.', tree, network: loadNetwork(tree), links: {} as TagContext['facts']['links'] },
    inline: false,
    attribute: () => kind,
    required: () => kind,
    fail,
  };
}

async function shown(tree: TreeName, kind: string): Promise<{ block: Code; submission: Submission }> {
  const [block] = (await proposalJson(context(tree, kind))) as [Code];
  const { proposalSubmission } = JSON.parse(block.value) as { proposalSubmission: Submission };
  return { block, submission: proposalSubmission };
}

const now = 1_800_000_000;
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('<ProposalJson />', () => {
  const cases = (Object.keys(trees) as TreeName[]).flatMap((tree) =>
    Object.keys(proposalKinds).map((kind) => [tree, kind] as const),
  );

  it.each(cases)('%s: %s has its change, a text, and times that the network accepts', async (tree, name) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(now));
    const { block, submission } = await shown(tree, name);
    const kind = proposalKinds[name];
    if (kind === undefined) throw new Error(`no kind ${name}`);
    expect(block.lang).toBe('json');
    expect(submission.rationale.title).not.toBe('');
    expect(submission.terms).toHaveProperty(kind.term);
    const { close, enact } = proposalBounds(kind, loadNetwork(tree).parameters);
    const closing = Number(submission.terms['closingTimestamp']);
    expect(closing).toBeGreaterThanOrEqual(now + close.min);
    expect(closing).toBeLessThanOrEqual(now + close.max);
    const enactment = submission.terms['enactmentTimestamp'];
    if (enact === undefined) expect(enactment).toBeUndefined();
    else expect(Number(enactment)).toBeGreaterThanOrEqual(Math.max(closing, now + enact.min));
  });

  it('names the nearest kind when there is no such', () => {
    expect(() => proposalJson(context('mainnet', 'new-markt'))).toThrow('new-market');
  });
});

describe('<ProposalBuilder />', () => {
  async function attributes(tree: TreeName, kind: string): Promise<Readonly<Record<string, string>>> {
    const [element] = (await proposalBuilder(context(tree, kind))) as unknown as [
      { attributes: readonly { name: string; value: string }[] },
    ];
    return Object.fromEntries(element.attributes.map(({ name, value }) => [name, value]));
  }
  const keys = (json = '{}'): string[] => Object.keys(JSON.parse(json) as object);

  it('gives the form of a new market the bounds of its times, its stake and its opening auction', async () => {
    const { parameters, rules } = await attributes('mainnet', 'new-market');
    expect(keys(parameters)).toEqual(
      expect.arrayContaining([
        'governance.proposal.market.minClose',
        'market.auction.minimumDuration',
        'market.auction.maximumDuration',
      ]),
    );
    expect(keys(parameters).filter((key) => !key.startsWith('governance.proposal.market.'))).toHaveLength(2);
    expect(rules).toBeUndefined();
  });

  it('gives the form of a program the largest factors', async () => {
    expect(keys((await attributes('testnet', 'referral-program'))['parameters'])).toEqual(
      expect.arrayContaining(['referralProgram.maxReferralRewardFactor', 'referralProgram.maxReferralDiscountFactor']),
    );
  });

  it('gives the form of a network parameter the rules of every parameter', async () => {
    const { rules } = await attributes('mainnet', 'network-parameter');
    expect(JSON.parse(rules ?? '{}')).toMatchObject({
      'blockchains.ethereumConfig': { frozen: 'fixed' },
      'market.fee.factors.makerFee': {
        type: 'decimal',
        bounds: [
          ['>=', '0'],
          ['<=', '1'],
        ],
      },
    });
  });
});
