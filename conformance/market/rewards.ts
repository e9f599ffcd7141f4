import type { BusEvent, Json } from './local-chain.ts';
import { positionDecimals, type Scene } from './scene.ts';
import { ledger, valuesOf } from './traders.ts';

/** Forwards to the end of an epoch and gives the events since then, the end's own block included. */
export async function epochEnd(scene: Scene): Promise<readonly BusEvent[]> {
  const { chain } = scene.network;
  const from = chain.events().length;
  for (let waited = 0; waited < 600; waited += 5) {
    await chain.forward(5);
    const events = chain.events().slice(from);
    const end = events.find(({ kind, value }) => kind === 'epochEvent' && value['action'] === 'EPOCH_ACTION_END');
    if (end) return events.filter(({ block }) => block >= end.block);
  }
  throw new Error('No epoch ended within 600 seconds.');
}

/** A transfer between two parties with its fee. */
export async function transfer(scene: Scene): Promise<void> {
  const { network, compare, market } = scene;
  const amount = '12345678';
  const sent = await network.chain.must(scene.key('ida'), {
    transfer: {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      toAccountType: 'ACCOUNT_TYPE_GENERAL',
      to: scene.key('gus'),
      asset: market.asset,
      amount,
      oneOff: {},
    },
  });
  const entries = ledger(sent.events);
  const fee =
    entries.find(({ type, toType }) => toType === 'FEES_INFRASTRUCTURE' && type.includes('FEE'))?.amount ?? '0';
  compare.formula(
    'transfer: its fee',
    'transferFee',
    { amount, feeFactor: network.parameter('transfer.fee.factor') },
    fee,
  );
  compare.fact(
    'transfer',
    'what arrives in the same block',
    amount,
    entries.find(({ to, toType }) => to === scene.key('gus') && toType === 'GENERAL')?.amount,
  );
}

/** A volume discount: the tier that a taker's notional reaches, and the fees of its next trade. */
export async function volumeDiscount(scene: Scene): Promise<void> {
  const { network, compare, market } = scene;
  const { chain } = network;
  const factor = '0.1';
  await network.enact(
    {
      updateVolumeDiscountProgram: {
        changes: {
          benefitTiers: [{ minimumRunningNotionalTakerVolume: '1', volumeDiscountFactor: factor }],
          endOfProgramTimestamp: String(chain.now() + 100_000),
          windowLength: '1',
        },
      },
    },
    6,
  );
  await epochEnd(scene);
  await market.sell(scene.key('bob'), 5000, 100_600);
  await market.buy(scene.key('eve'), 1000, 100_600);
  const events = await epochEnd(scene);
  const stats = valuesOf(events, 'volumeDiscountStatsUpdated').pop();
  const own = ((stats?.['stats'] ?? []) as Json[]).find(({ partyId }) => partyId === scene.key('eve'));
  compare.formula(
    'volume discount: tier of a taker',
    'volumeDiscount',
    {
      volumes: [String(own?.['runningVolume'] ?? '0')],
      windowLength: 1,
      tiers: [{ minimumRunningVolume: '1', discountFactor: factor }],
    },
    { discount: String(own?.['discountFactor'] ?? '0') },
  );
  const sent = await market.buy(scene.key('eve'), 1237, 100_600);
  const [trade] = valuesOf(sent.events, 'trade');
  if (!trade) throw new Error('The discounted order found nothing to trade with.');
  const fee = trade['buyerFee'] as Json;
  const full = (part: string): string =>
    String(BigInt(String(fee[`${part}Fee`])) + BigInt(String(fee[`${part}FeeVolumeDiscount`])));
  const fees = { maker: full('maker'), infrastructure: full('infrastructure'), liquidity: full('liquidity') };
  compare.formula(
    'volume discount: fees before it',
    'tradeFees',
    { price: String(trade['assetPrice']), size: String(trade['size']), ...scene.feeFactors(), positionDecimals },
    fees,
  );
  compare.formula(
    'volume discount: fees of the next trade',
    'discountedFees',
    { fees, discounts: { volumeDiscount: factor } },
    {
      maker: String(fee['makerFee']),
      infrastructure: String(fee['infrastructureFee']),
      liquidity: String(fee['liquidityFee']),
      volumeDiscount: {
        maker: String(fee['makerFeeVolumeDiscount']),
        infrastructure: String(fee['infrastructureFeeVolumeDiscount']),
        liquidity: String(fee['liquidityFeeVolumeDiscount']),
      },
    },
  );
}

/** A reward for paid maker fees: who receives how much of it, and how it vests. */
export async function rewards(scene: Scene): Promise<void> {
  const { network, compare, market } = scene;
  const { chain } = network;
  await epochEnd(scene);
  const epoch = Number(chain.last('epochEvent')?.value['seq']);
  const reward = '1000001';
  await chain.must(scene.key('ida'), {
    transfer: {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      toAccountType: 'ACCOUNT_TYPE_REWARD_MAKER_PAID_FEES',
      to: '0'.repeat(64),
      asset: market.asset,
      amount: reward,
      recurring: {
        startEpoch: String(epoch),
        endEpoch: String(epoch),
        factor: '1',
        dispatchStrategy: {
          assetForMetric: market.asset,
          metric: 'DISPATCH_METRIC_MAKER_FEES_PAID',
          markets: [market.id],
          entityScope: 'ENTITY_SCOPE_INDIVIDUALS',
          individualScope: 'INDIVIDUAL_SCOPE_ALL',
          windowLength: '1',
          lockPeriod: '0',
          distributionStrategy: 'DISTRIBUTION_STRATEGY_PRO_RATA',
        },
      },
    },
  });
  await market.sell(scene.key('bob'), 3000, 100_500);
  const takers = ['eve', 'dan'];
  const paid: string[] = [];
  for (const [index, size] of [700, 411].entries()) {
    const sent = await market.buy(scene.key(takers[index] ?? ''), size, 100_500);
    paid.push(ledger(sent.events).find(({ type }) => type === 'MAKER_FEE_PAY')?.amount ?? '0');
  }
  const events = await epochEnd(scene);
  const payouts = valuesOf(events, 'rewardPayout').filter(
    ({ asset, rewardType }) => asset === market.asset && String(rewardType).includes('MAKER_PAID'),
  );
  const amounts = takers.map((name) =>
    String(payouts.find(({ party }) => party === scene.key(name))?.['amount'] ?? '0'),
  );
  compare.formula(
    'reward for paid maker fees',
    'contributionRewards',
    {
      reward,
      contributions: takers.map((party, index) => ({ party, score: paid[index] ?? '0' })),
      strategy: 'pro-rata',
    },
    takers.map((party, index) => ({ party, amount: amounts[index] ?? '0' })),
  );
  const vesting = {
    baseRate: network.parameter('rewards.vesting.baseRate'),
    minimumTransfer: network.parameter('rewards.vesting.minimumTransfer'),
    quantum: network.asset.quantum,
  };
  const balances = amounts.map(BigInt);
  for (const [step, since] of [
    ['with the reward', events],
    ['an epoch later', await epochEnd(scene)],
  ] as const) {
    const moved = ledger(since);
    takers.forEach((name, index) => {
      const vested = moved.find(
        ({ from, fromType, toType }) =>
          from === scene.key(name) && fromType === 'VESTING_REWARDS' && toType === 'VESTED_REWARDS',
      )?.amount;
      compare.formula(
        `vesting, ${step}`,
        'vestedAmount',
        { ...vesting, balance: String(balances[index]) },
        vested ?? '0',
      );
      balances[index] = (balances[index] ?? 0n) - BigInt(vested ?? '0');
    });
  }
}
