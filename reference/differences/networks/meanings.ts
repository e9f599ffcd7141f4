/** What proposals of a kind are about, by the part of a governance parameter's key. */
export const proposalKinds: Readonly<Record<string, string>> = {
  asset: 'a new asset',
  updateAsset: 'a change of an asset',
  market: 'a new market',
  updateMarket: 'a change of a market',
  updateNetParam: 'a change of a network parameter',
  freeform: 'a freeform statement',
  transfer: 'a governance transfer',
  referralProgram: 'the referral program',
  VolumeDiscountProgram: 'the volume discount program',
};

/** By the last part of a governance parameter's key. `{kind}` is the proposal's, `{mainnet}` and `{testnet}` are the values. */
export const governanceMeanings: Readonly<Record<string, string>> = {
  minClose:
    'A vote on {kind} stays open for at least {mainnet} on mainnet, and may be over after {testnet} on testnet. Rehearse with closing times that mainnet accepts.',
  minEnact:
    'What a vote on {kind} decides takes effect {mainnet} after the submission at the earliest on mainnet, {testnet} after it on testnet.',
  minProposerBalance: 'Proposing {kind} takes {mainnet} associated with your key on mainnet, {testnet} on testnet.',
  minVoterBalance: 'Voting on {kind} takes {mainnet} associated with your key on mainnet, {testnet} on testnet.',
  requiredParticipation: 'For {kind} to pass, {mainnet} of all tokens must vote on mainnet, {testnet} on testnet.',
  requiredMajority:
    'For {kind} to pass, {mainnet} of the tokens that vote must say yes on mainnet, {testnet} on testnet.',
};

const without = 'No effect on either network: this release does not use the value.';

/** What a difference means in practice, by key. `{mainnet}` and `{testnet}` are the values as people say them. */
export const meanings: Readonly<Record<string, string>> = {
  'blockchains.ethereumConfig':
    'The networks are bridged to different Ethereum chains through different contracts. Deposits, stake and withdrawals of one do not exist on the other; take addresses from the tree of the network that you use.',
  'governance.proposal.transfer.minEnact': `${without} The core takes the value for new assets instead.`,
  'governance.proposal.updateMarket.minProposerBalance':
    'Looked at only where a party has too small an equity-like share of the market: while the share asked for, governance.proposal.updateMarket.minProposerEquityLikeShare, is 0, as recorded for both networks, it has no effect.',
  'limits.assets.proposeEnabledFrom':
    'Assets can be proposed from that moment on. A date that has passed and an empty value both mean that nothing holds a proposal back.',
  'limits.markets.proposeEnabledFrom':
    'Markets can be proposed from that moment on. A date that has passed and an empty value both mean that nothing holds a proposal back.',
  'market.fee.factors.infrastructureFee':
    'A taker pays {mainnet} of the trade value to the validators on mainnet, {testnet} on testnet: results of a strategy tested there have to be worked out again.',
  'market.fee.factors.makerFee':
    'A resting order earns, and a taker pays, {mainnet} of the trade value on mainnet and {testnet} on testnet. What a maker earns in a rehearsal does not carry over.',
  'market.liquidity.sla.nonPerformanceBondPenaltyMax':
    'Missing the time on the book costs a liquidity provider at most {mainnet} of its bond on mainnet, {testnet} on testnet. Fees are withheld besides.',
  'market.liquidity.stakeToCcyVolume':
    'The same commitment obliges to orders worth {mainnet} × its amount on each side on mainnet, {testnet} × on testnet.',
  'market.liquidityProvision.minLpStakeQuantumMultiple':
    'The smallest commitment is {mainnet} quantums of the settlement asset on mainnet, {testnet} on testnet. Quantums differ by asset, so compare amounts too.',
  'market.value.windowLength':
    'The traded value that shapes equity-like shares is averaged over {mainnet} on mainnet, over {testnet} on testnet. The shorter the window, the sooner a busy market moves the shares.',
  'network.checkpoint.timeElapsedBetweenCheckpoints':
    'Checkpoints of a node are {mainnet} apart on mainnet, {testnet} on testnet.',
  'network.validators.ersatz.multipleOfTendermintValidators':
    'There are {mainnet} times as many seats for standby validators as for consensus on mainnet, {testnet} times as many on testnet, rounded down.',
  'network.validators.multisig.numberOfSigners':
    'The best {mainnet} validators must be signers of the multisig contract to be paid on mainnet, the best {testnet} on testnet.',
  'network.validators.tendermint.number': 'Consensus has {mainnet} seats on mainnet and {testnet} on testnet.',
  'referralProgram.maxReferralDiscountFactor':
    'A referral program may grant discounts up to {mainnet} on mainnet, up to {testnet} on testnet. A proposal that one network accepts may be refused on the other.',
  'referralProgram.maxReferralRewardFactor':
    'A referral program may pay referrers up to {mainnet} of the fees on mainnet, up to {testnet} on testnet. A proposal that one network accepts may be refused on the other.',
  'reward.asset':
    'Staking rewards are paid in a different asset on each network. Look its id up rather than writing it into a program.',
  'reward.staking.delegation.competitionLevel':
    'The higher level ({mainnet} on mainnet, {testnet} on testnet) lets a validator attract more stake before its score is cut, unless the minimum number of validators decides.',
  'reward.staking.delegation.delegatorShare':
    'Delegators get {mainnet} of what their stake earns on mainnet, {testnet} on testnet.',
  'reward.staking.delegation.payoutDelay': without,
  'reward.staking.delegation.payoutFraction': without,
  'rewards.activityStreak.benefitTiers':
    'What a streak brings has to be worked out for each network. Where the list of tiers is empty, it brings nothing.',
  'rewards.activityStreak.inactivityLimit':
    'A streak ends after {mainnet} epochs in a row without enough activity on mainnet, after {testnet} on testnet. Epochs also differ in length.',
  'rewards.activityStreak.minQuantumOpenVolume':
    'Open positions worth more than {mainnet} quantums make an epoch count as active on mainnet, {testnet} on testnet.',
  'rewards.activityStreak.minQuantumTradeVolume':
    'Trades worth more than {mainnet} quantums make an epoch count as active on mainnet, {testnet} on testnet.',
  'rewards.marketCreationQuantumMultiple':
    'A market must have traded more than {mainnet} quantums on mainnet before its proposer can be rewarded, than {testnet} on testnet.',
  'rewards.vesting.baseRate':
    'Before multipliers, each epoch frees {mainnet} of vesting rewards on mainnet, {testnet} on testnet. With epochs of different lengths, work times out per network.',
  'rewards.vesting.benefitTiers':
    'What leaving rewards untouched brings has to be worked out for each network. Where the list of tiers is empty, it brings nothing.',
  'snapshot.interval.length':
    'Nodes keep a state snapshot every {mainnet} blocks on mainnet, every {testnet} on testnet. The longer the interval, the more blocks there may be to replay after a restart.',
  'spam.pow.numberOfTxPerBlock':
    'With reference to one block you can send {mainnet} transactions at the base difficulty on mainnet, {testnet} on testnet. Beyond that, proofs of work get harder: a bot that sends bursts feels the smaller number.',
  'spam.protection.max.delegations':
    'A party may delegate and undelegate {mainnet} times an epoch on mainnet, {testnet} times on testnet.',
  'spam.protection.max.proposals': 'A party may submit {mainnet} proposals an epoch on mainnet, {testnet} on testnet.',
  'spam.protection.max.votes':
    'A party may vote {mainnet} times an epoch on one proposal on mainnet, {testnet} times on testnet.',
  'spam.protection.maxUserTransfersPerEpoch':
    'A party may send {mainnet} transfers and cancellations an epoch on mainnet, {testnet} on testnet. Epochs also differ in length.',
  'spam.protection.proposal.min.tokens':
    'Any proposal needs {mainnet} associated with your key on mainnet, {testnet} on testnet, and the minimum of its own kind besides.',
  'transfer.fee.factor': 'A transfer costs {mainnet} of its amount on mainnet, {testnet} on testnet.',
  'transfer.minTransferQuantumMultiple':
    'The smallest transfer is {mainnet} quantums of its asset on mainnet, {testnet} on testnet.',
  'validators.epoch.length':
    'Rewards, delegations, vesting and liquidity service levels are settled every {mainnet} on mainnet, every {testnet} on testnet. Whatever counts epochs takes a different time on each.',
  'volumeDiscountProgram.maxVolumeDiscountFactor':
    'A volume discount program may grant up to {mainnet} on mainnet, up to {testnet} on testnet. A proposal that one network accepts may be refused on the other.',
};
