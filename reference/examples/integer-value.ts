import { nanoseconds, unixSeconds } from './times.ts';

/** Messages whose times count seconds; everywhere else they count nanoseconds. */
const inSeconds =
  /^(vega|datanode\.api\.v2)\.(ProposalTerms|ReferralProgram(Changes)?|VolumeDiscountProgram(Changes)?|InternalTimeTrigger|EthTimeTrigger|(Get)?ERC20\w*|StakeDeposited|StakeRemoved|StakeTotalSupply|EthContractCallEvent)\b/;

const time =
  /timestamp|_at$|_time$|^time$|^ts$|deliver_on|^creation$|last_update|_from$|_start$|_end$|^(proposed|pending|open|close|initial|until|next_mark_to_market|broadcast_at|received_at|start|end)$/;

/** Whole numbers by the names of fields; the first match counts. */
const rules: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/_epochs$/, '7'],
  [/epoch/, '560'],
  [/height|_block$|^block$|block_number|from_block|to_block|until$/, '21350000'],
  [/decimal_places|decimals/, '5'],
  [/^(open_volume|volume|size|remaining|size_delta|open_interest|potential_(buys|sells)|max_depth)$|_volume$/, '10'],
  [/reserved_remaining|gas|auction_batch|first_block_offset|inactive|offline|log_index|backlog/, '0'],
  [/nonce/, '1789'],
  [/voting_power|share_ratio|proportion|threshold/, '100'],
  [/horizon|duration|time_window|^every$|auction_extension/, '3600'],
  [/difficulty/, '15'],
  [/number_of_past_blocks/, '100'],
  [/^(last|limit|first)$|total|online|count|number/, '13'],
  [/confirmations/, '64'],
  [/maximum|window_length|max_for/, '30'],
];

/**
 * A realistic whole number for a field, as text.
 *
 * @param name the field's name in the .proto file
 * @param message full name of the message that the field belongs to
 */
export function integerValue(name: string, message: string, wide: boolean): string {
  if (wide && time.test(name) && !/epoch|block$/.test(name))
    return inSeconds.test(message) ? unixSeconds(name) : nanoseconds(name);
  return rules.find(([pattern]) => pattern.test(name))?.[1] ?? '1';
}
