import type { EnumType, EnumValue } from '../model/types.ts';

/** Values that the usual answer holds, where it is not the first one of the enum. */
const usual: ReadonlySet<string> = new Set([
  'ACCOUNT_TYPE_GENERAL',
  'vega.Asset.Status.STATUS_ENABLED',
  'vega.Deposit.Status.STATUS_FINALIZED',
  'vega.Withdrawal.Status.STATUS_FINALIZED',
  'vega.Market.State.STATE_ACTIVE',
  'vega.Proposal.State.STATE_ENACTED',
  'vega.Vote.Value.VALUE_YES',
  'vega.events.v1.StakeLinking.Status.STATUS_ACCEPTED',
  'vega.ChainStatus.CHAIN_STATUS_CONNECTED',
  'TRANSFER_TYPE_TRANSFER_FUNDS_SEND',
  'vega.commands.v1.TxVersion.TX_VERSION_V3',
  'TYPE_SYNC',
  'BUS_EVENT_TYPE_ORDER',
  'vega.events.v1.Transfer.Status.STATUS_DONE',
  'TYPE_INTEGER',
  'OPERATOR_GREATER_THAN_OR_EQUAL',
]);

/** Fields that hold an error only when something went wrong. */
const errors = /Error$|RejectionReason$|AuctionTrigger$/;

/** The value that an example shows: the usual one, or the first that says something. */
export function enumValue({ name, values }: EnumType): EnumValue {
  const nothing = values.find(({ number }) => number === 0);
  if (nothing && errors.test(name)) return nothing;
  const found =
    values.find((value) => usual.has(value.name) || usual.has(value.valueName)) ??
    values.find(({ number }) => number !== 0);
  if (!found && !nothing) throw new Error(`${name} has no values.`);
  return found ?? (nothing as EnumValue);
}
