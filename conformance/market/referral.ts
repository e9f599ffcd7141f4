import { formulas } from '../../protocol-math/formulas.ts';
import type { Json } from './local-chain.ts';
import { epochEnd } from './rewards.ts';
import { positionDecimals, type Scene } from './scene.ts';
import { ledger, valuesOf } from './traders.ts';

const tiers = [
  { minimumRunningVolume: '1', minimumEpochs: '1', rewardFactor: '0.05', discountFactor: '0.1' },
  { minimumRunningVolume: '2', minimumEpochs: '3', rewardFactor: '0.07', discountFactor: '0.15' },
] as const;
const stakingTiers = [{ minimumStaked: '1', rewardMultiplier: '1.5' }] as const;

/** A referral set: factors of its first two epochs, and the fees of a referee with the reward of its referrer. */
export async function referral(scene: Scene): Promise<void> {
  const { network, compare, market } = scene;
  const { chain } = network;
  const [referrer, referee] = [scene.key('ida'), scene.key('gus')];
  const set = await chain.must(referrer, { createReferralSet: { isTeam: false } });
  const again = await chain.send(referrer, { createReferralSet: { isTeam: false } });
  compare.fact('referral', 'a second set of the same referrer is refused', true, again.error !== undefined);
  const own = await chain.send(referrer, { applyReferralCode: { id: set.id } });
  compare.fact('referral', "a referrer's own code is refused", true, own.error !== undefined);
  await chain.must(referee, { applyReferralCode: { id: set.id } });
  await network.enact(
    {
      updateReferralProgram: {
        changes: {
          benefitTiers: tiers.map((tier) => ({
            minimumRunningNotionalTakerVolume: tier.minimumRunningVolume,
            minimumEpochs: tier.minimumEpochs,
            referralRewardFactor: tier.rewardFactor,
            referralDiscountFactor: tier.discountFactor,
          })),
          stakingTiers: stakingTiers.map((tier) => ({
            minimumStakedTokens: tier.minimumStaked,
            referralRewardMultiplier: tier.rewardMultiplier,
          })),
          endOfProgramTimestamp: String(chain.now() + 100_000),
          windowLength: '2',
        },
      },
    },
    6,
  );
  await epochEnd(scene);
  for (const round of ['first', 'second']) {
    await market.sell(scene.key('bob'), 5000, 100_600);
    await market.buy(referee, 1000, 100_600);
    const events = await epochEnd(scene);
    const stats = valuesOf(events, 'referralSetStatsUpdated').findLast(({ setId }) => setId === set.id);
    const step = `referral, end of the ${round} epoch with trades`;
    const joined = chain.last('refereeJoinedReferralSet', (value) => value['referee'] === referee)?.value['atEpoch'];
    const epochsInSet = String(BigInt(String(stats?.['atEpoch'])) - BigInt(String(joined)) + 1n);
    const [member] = (stats?.['refereesStats'] ?? []) as Json[];
    const volume = String(stats?.['referralSetRunningNotionalTakerVolume'] ?? '0');
    compare.fact(step, 'eligible', true, stats?.['wasEligible']);
    compare.fact(step, 'the set has traded', true, BigInt(volume) > 0n);
    const seen = (field: string): string => String(stats?.[field] ?? '0');
    compare.formula(
      step,
      'referralFactors',
      {
        runningVolume: volume,
        epochsInSet,
        // The null chain knows no stake but that of votes.
        referrerStake: '0',
        maxRewardProportion: network.parameter('referralProgram.maxReferralRewardProportion'),
        tiers: tiers.map((tier) => ({ ...tier })),
        stakingTiers: stakingTiers.map((tier) => ({ ...tier })),
      },
      {
        discount: String(member?.['discountFactor'] ?? '0'),
        rewardFactor: seen('rewardFactor'),
        rewardMultiplier: seen('rewardsMultiplier'),
        reward: seen('rewardsFactorMultiplier'),
      },
    );
    const volumes = (valuesOf(events, 'volumeDiscountStatsUpdated').pop()?.['stats'] ?? []) as Json[];
    await tradesOfReferee(scene, referee, `referral, after the ${round} epoch with trades`, {
      volumeDiscount: String(volumes.find(({ partyId }) => partyId === referee)?.['discountFactor'] ?? '0'),
      referralDiscount: String(member?.['discountFactor'] ?? '0'),
      referrerReward: seen('rewardsFactorMultiplier'),
    });
  }
}

/** The fees of a referee's trades before and after discounts and reward. */
async function tradesOfReferee(
  scene: Scene,
  referee: string,
  step: string,
  discounts: {
    readonly referralDiscount: string;
    readonly volumeDiscount: string;
    readonly referrerReward: string;
  },
): Promise<void> {
  const { compare, market } = scene;
  const factors = scene.feeFactors();
  const sent = await market.buy(referee, 1237, 100_600);
  const parts = ['maker', 'infrastructure', 'liquidity'] as const;
  let due = 0n;
  for (const trade of valuesOf(sent.events, 'trade')) {
    const fee = trade['buyerFee'] as Json;
    const of = (suffix: string): Record<string, string> =>
      Object.fromEntries(parts.map((part) => [part, String(fee[`${part}Fee${suffix}`] ?? '') || '0']));
    const price = String(trade['assetPrice']);
    const full = formulas.tradeFees({ price, size: String(trade['size']), ...factors, positionDecimals });
    const fees = Object.fromEntries(parts.map((part) => [part, full[part].toFixed()]));
    const { referrerReward } = formulas.discountedFees({ fees: full, discounts });
    due += parts.reduce((sum, part) => sum + BigInt(referrerReward[part].toFixed()), 0n);
    compare.formula(
      `${step}: fees of a trade`,
      'discountedFees',
      { fees, discounts },
      { ...of(''), referralDiscount: of('ReferrerDiscount'), volumeDiscount: of('VolumeDiscount') },
    );
  }
  const paid = ledger(sent.events)
    .filter(({ type }) => type === 'FEE_REFERRER_REWARD_PAY')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  compare.fact(step, 'what the referrer receives out of the fees', String(due), String(paid));
}
