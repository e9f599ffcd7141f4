import { hexToBytes } from '@noble/hashes/utils.js';
import { toBase64, utf8 } from '../../common/bytes.ts';
import { sha256Hex } from '../../common/digest.ts';
import type { Release } from '../../product.ts';
import { entityId } from './entity-id.ts';
import { checksummed } from './ethereum-address.ts';
import { exampleChain } from './example-chain.ts';
import { isoTime } from './times.ts';

const ethereumAddress = (name: string): string => checksummed(`0x${entityId(`ethereum ${name}`).slice(0, 40)}`);
const cursor = (name: string): string => toBase64(utf8(JSON.stringify({ at: name })));
const digest = (name: string): string => sha256Hex(`digest ${name}`).toUpperCase();

/** Names of things, by the names of the fields that identify them. */
const entities: readonly (readonly [pattern: RegExp, entity: string])[] = [
  [/^(seller|referee|referees|to|to_account_party_id|taker)$/, 'counterparty'],
  [
    /party|owner|buyer|referrer|submitter$|proposer$|^parties$|^from$|^pub_?key$|vega_public_key|distressed_parties|safe_parties/,
    'party',
  ],
  [/market/, 'market'],
  [/asset$|asset_id|asset_ids|asset_for_metric|assets$/, 'asset'],
  [/node|validator|delegat|^approvers$/, 'node'],
  [/pub_key|_key$/, 'key'],
  [/buy_order/, 'order'],
  [/sell_order/, 'counter order'],
  [/team/, 'team'],
  [/set_id/, 'referral set'],
  [/spec_id|spec_ids/, 'data source'],
];

/** Text by the kind of thing that a field's name tells of; the first match counts. */
const rules: readonly (readonly [pattern: RegExp, value: (name: string, release: Release) => string])[] = [
  [
    /(^|_)(address|signer)$|^log$|approved_by/,
    (name) => (name === 'ipfs_address' ? '/ip4/192.0.2.7/tcp/4001' : ethereumAddress(name)),
  ],
  [/connected_peers|bootstrap_peers/, () => '/dns/node.example/tcp/4001/ipfs/12D3KooWExample'],
  [/cursor$|^after$|^before$/, cursor],
  [/hash$|^block$|tx_id|^swarm_key$|segment_id/, digest],
  [/^(avatar_url|team_url|info_url|url)$/, (name) => `https://example.com/${name.replace('_url', '')}`],
  [/signatures?$/, () => `0x${entityId('signature')}${entityId('more signature')}01`],
  [/chain_id/, () => exampleChain],
  [/nonce/, () => '250912830124891'],
  [/epoch_seq|_epoch$|epoch_id/, () => '560'],
  [/(genesis|current|vega|start|expiry|banned)_?(time|until)?$/, isoTime],
  [/_time$|created_at/, isoTime],
  [/^interval$/, () => '1h'],
  [/^uptime$/, () => '72h3m0.5s'],
  // Of a validator that does all its work, and signs for the bridge: the multisig score is 1 or 0, never between.
  [/multisig_score|performance_score|validator_performance/, () => '1'],
  [/trailing_percent|percent/, () => '0.05'],
  [
    /discount|factor|rate|ratio|score|weight|fraction|probability|share|multiplier|participation|majority|growth|percent|penalt|tolerance|lp_price_range|clamp|bonus|streak|short|long/,
    () => '0.05',
  ],
  [/price|^offset$|pegged_offset|twap|open$|high$|low$|^close$/, () => '2650000'],
  [
    /amount|balance|stake|fee|pnl|margin|level|funding_payment|volume|rewards?_?(received|paid)?$|liquidity|quantity|notional|threshold|limit|quantum|margin|valuation|tokens|supply|commitment|rewards|proxy|valuation|search_level/,
    () => '1000000000',
  ],
  [/version|release_tag/, (_, release) => `v${release.version}`],
  [/symbol|quote_name/, () => 'USDT'],
  [/^name$/, () => 'Tether USD'],
  [/code/, () => 'BTC/USDT-PERP'],
  [/country|location/, () => 'NO'],
  [/reference/, () => 'my-order-1'],
  [/title/, () => 'A new market'],
  [/description|metadata|^info$/, () => 'What it is for, in words'],
  [/^tags$/, () => 'base:BTC'],
  [/error|err_msg|reason|message/, () => 'what went wrong, in words'],
  [/algo/, () => 'vega/ed25519'],
  [/hash_function/, () => 'sha3_24_rounds'],
  [/_property$/, () => 'prices.BTC.value'],
  [/^state$|status/, () => 'active'],
  [/cmd_types/, () => 'Submit Order'],
  [/method|expression|^abi$/, () => 'latestAnswer'],
];

/** Whether a field's name says that it identifies something. */
const identifies =
  /(^|_)(id|ids)$|party|parties|market|owner|referrer|referee|buyer|seller|submitter$|proposer$|node$|pub_?key|public_key|asset$|^from$|^to$|_order$|^taker$|proposal$/;

/**
 * A realistic text for a field.
 *
 * @param name the field's name in the .proto file
 * @param release the release that the example is of
 * @param owner the thing that the message describes, such as `order`: what a plain `id` identifies
 */
export function stringValue(name: string, owner: string, release: Release): string {
  if (name === 'id') return entityId(owner);
  if (
    identifies.test(name) &&
    !/price|balance|stake|discount|proxy|growth|rewards|chain_id|tx_id|segment_id|epoch_id|tm_pub|volume|participation/.test(
      name,
    )
  ) {
    const entity =
      entities.find(([pattern]) => pattern.test(name))?.[1] ?? name.replace(/_ids?$/, '').replaceAll('_', ' ');
    return entityId(entity);
  }
  if (/tm_pub_key|chain_pub_key/.test(name)) return toBase64(hexToBytes(entityId(name)));
  return rules.find(([pattern]) => pattern.test(name))?.[1](name, release) ?? 'text';
}
