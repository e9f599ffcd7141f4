import { entityId } from '../../../reference/examples/entity-id.ts';
import { execute } from '../../../sandbox/world/execute.ts';
import { vote } from '../../../sandbox/world/governance.ts';
import { maker } from '../../../sandbox/world/traders.ts';
import type { JsonObject } from '../../../sandbox/world/types.ts';
import type { World } from '../../../sandbox/world/world.ts';

/** Lets the example's party trade, place and cancel, vote, transfer and amend: something for each stream. */
export function generateActivity(world: World, round: number): void {
  const party = entityId('party');
  const marketId = entityId('market');
  const act = (command: JsonObject): unknown => execute(world, party, command);
  const side = round % 2 === 0 ? 'SIDE_BUY' : 'SIDE_SELL';
  act({
    orderSubmission: {
      marketId,
      side,
      size: '10',
      type: 'TYPE_MARKET',
      timeInForce: 'TIME_IN_FORCE_IOC',
      reference: 'stir',
    },
  });
  act({
    transfer: {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      toAccountType: 'ACCOUNT_TYPE_GENERAL',
      to: entityId('second party'),
      asset: entityId('asset'),
      amount: '1000000',
      oneOff: { deliverOn: '0' },
    },
  });
  if (world.governance.proposals.get(entityId('proposal'))?.state === 'STATE_OPEN') {
    act({ voteSubmission: { proposalId: entityId('proposal'), value: 'VALUE_YES' } });
    vote(world, maker, { proposalId: entityId('proposal'), value: 'VALUE_YES' });
  }
  act({ liquidityProvisionAmendment: { marketId, commitmentAmount: String(10_000_000_000 + round), fee: '0.0005' } });
  const levels = world.trading.positions.get(`${marketId}|${party}`);
  if (levels)
    world.events.emit('marginLevels', { ...world.definitions.example('vega.MarginLevels'), partyId: party, marketId });
  if (round === 1)
    act({
      proposalSubmission: {
        reference: 'stir',
        rationale: { title: 'Stir', description: 'Something to watch.' },
        terms: { closingTimestamp: String(Math.floor(world.clock() / 1000) + 90 * 86_400), newFreeform: {} },
      },
    });
  for (const proposal of world.governance.proposals.values())
    if (proposal.partyId === party) world.events.emit('proposal', proposal);
}
