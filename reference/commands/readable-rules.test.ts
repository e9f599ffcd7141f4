import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadTransactionCommands } from './load-commands.ts';
import { loadErrors } from './load-errors.ts';
import { readableRules } from './readable-rules.ts';
import type { ReadableRule } from './readable-rule.ts';

const errors = loadErrors(newestRelease);
const commands = loadTransactionCommands(newestRelease);
const readable = new Map(commands.map((command) => [command.name, readableRules(command, errors)]));
const all = [...readable.values()].flat();

function sentences(command: string, field: string, section = ''): readonly string[] {
  const rules = readable.get(command) ?? [];
  return rules.filter((rule) => rule.field === field && rule.section === section).map(({ sentence }) => sentence);
}

describe('readableRules', () => {
  it('words every rule that can reject something, with the message of the error', () => {
    console.log(`readable-rules: ${all.length} sentences`);
    expect(all.length).toBeGreaterThan(990);
    for (const { sentence, error } of all) {
      expect(sentence).toMatch(/^(?:The command|`[^`]+`) (?:must|is|can|cannot|needs) [^…]*\.$/);
      expect(sentence).not.toMatch(/undefined|\[|``|, if \.| {2}|\band and\b/);
      expect(error.length).toBeGreaterThan(5);
    }
  });

  it('says what a simple rule demands', () => {
    expect(sentences('vote_submission', 'vote_submission.proposal_id')).toEqual([
      '`proposal_id` is required.',
      '`proposal_id` must be 64 hexadecimal digits.',
    ]);
    expect(sentences('order_submission', 'order_submission.size')).toEqual([
      '`size` must be above `0`.',
      '`size` must be at most `4611686018427387903`.',
    ]);
    expect(sentences('node_vote', 'node_vote.reference')).toContain('`reference` can be at most 1000 bytes long.');
    expect(sentences('liquidity_provision_submission', 'liquidity_provision_submission.fee')).toContain(
      '`fee` must be at least `0`.',
    );
  });

  it('says when a rule applies, without repeating the checks before it', () => {
    expect(sentences('order_submission', 'order_submission.price')).toEqual([
      '`price` must be left out, if `pegged_order` is left out and `type` is `TYPE_MARKET`.',
      '`price` is required, if `pegged_order` is left out and `type` is `TYPE_LIMIT`.',
      '`price` must be an integer, if `pegged_order` is left out and `type` is `TYPE_LIMIT`.',
      '`price` must be above `0`, if `pegged_order` is left out and `type` is `TYPE_LIMIT`.',
    ]);
    expect(sentences('order_cancellation', 'order_cancellation.order_id')).toEqual([
      '`order_id` must be 64 hexadecimal digits, if `order_id` is given.',
    ]);
    expect(sentences('create_referral_set', 'create_referral_set.team')).toContain(
      '`team` is not supported, if `is_team` is true.',
    );
  });

  it('turns what is rejected into what is demanded', () => {
    expect(sentences('order_submission', 'order_submission.time_in_force')).toContain(
      '`time_in_force` must be `TIME_IN_FORCE_GTT`, `TIME_IN_FORCE_GTC` or `TIME_IN_FORCE_GFN`, if `pegged_order` is given.',
    );
    expect(sentences('order_submission', 'order_submission.post_only')).toContain(
      '`post_only` must not be true, if `reduce_only` is true.',
    );
    expect(sentences('liquidity_provision_amendment', 'liquidity_provision_amendment')).toEqual([
      'The command must set `commitment_amount`, `fee` or `reference`.',
    ]);
  });

  it('groups a proposal by its change and a transfer by its kind, and shortens the names', () => {
    expect(new Set(readable.get('proposal_submission')?.map(({ section }) => section)).size).toBe(14);
    expect(sentences('transfer', 'transfer.kind.end_epoch', 'recurring')).toContain(
      '`end_epoch` must be at least `start_epoch`.',
    );
    const probability =
      'proposal_submission.terms.change.new_market.changes.price_monitoring_parameters.triggers.*.probability';
    expect(sentences('proposal_submission', probability, 'new_market')).toContain(
      '`changes.price_monitoring_parameters.triggers.*.probability` must be above `0.9` and below `1`.',
    );
  });

  it('leaves out rules that a fixed condition rules out', () => {
    const time = (rule: ReadableRule): boolean => /settlement_data\.internal\.time\./.test(rule.field);
    expect(
      commands.flatMap(({ rules }) => rules).filter(({ field }) => /settlement_data\.internal\.time\./.test(field)),
    ).not.toEqual([]);
    expect(all.filter(time)).toEqual([]);
  });

  it('gives the message of a named error, and that of the code where it has none', () => {
    const of = (field: string): readonly string[] =>
      all.filter((rule) => rule.field === field).map(({ error }) => error);
    expect(of('vote_submission.proposal_id')).toEqual(['`is required`', '`should be a valid Vega ID`']);
    expect(of('order_submission.reduce_only')).toContain('`cannot be pegged`');
  });
});
