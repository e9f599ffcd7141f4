import type { Rule, Test } from '../definitions.ts';

/** What breaks rules about the order of a stop order, by the field that is reported; `@` is the order's place. */
const orderTests: Readonly<Record<string, readonly Test[]>> = {
  'order_submission required': [{ path: '@', op: 'absent' }],
  'order_submission.market_id required': [{ path: '@.market_id', op: 'empty' }],
  'order_submission.side required': [{ path: '@.side', op: '==', value: 'SIDE_UNSPECIFIED' }],
  'order_submission.side enum': [{ path: '@.side', op: 'notInEnum' }],
  'order_submission.type required': [{ path: '@.type', op: '==', value: 'TYPE_UNSPECIFIED' }],
  'order_submission.type enum': [{ path: '@.type', op: 'notInEnum' }],
  'order_submission.time_in_force required': [
    { path: '@.time_in_force', op: '==', value: 'TIME_IN_FORCE_UNSPECIFIED' },
  ],
  'order_submission.time_in_force enum': [{ path: '@.time_in_force', op: 'notInEnum' }],
  'order_submission.size positive': [{ path: '@.size', op: '==', value: 0 }],
  'order_submission.iceberg_opts.minimum_visible_size positive': [
    { path: '@.iceberg_opts', op: 'present' },
    { path: '@.iceberg_opts.minimum_visible_size', op: '==', value: 0 },
  ],
  'order_submission.pegged_order.reference required': [
    { path: '@.pegged_order', op: 'present' },
    { path: '@.pegged_order.reference', op: '==', value: 'PEGGED_REFERENCE_UNSPECIFIED' },
  ],
  'order_submission.pegged_order.reference enum': [{ path: '@.pegged_order.reference', op: 'notInEnum' }],
};
const sides = ['falls_below', 'rises_above'];

/** What breaks rules whose reported field has another name than the value in the message, by command and both. */
const tests: Readonly<Record<string, Test>> = {
  'state_variable_proposal.missing_proposal required': { path: 'proposal', op: 'absent' },
  'state_variable_proposal.event_id required': inProposal({ path: 'proposal.event_id', op: 'empty' }),
  'state_variable_proposal.state_var_id required': inProposal({ path: 'proposal.state_var_id', op: 'empty' }),
  'state_variable_proposal.key_value_bundle required': inProposal({ path: 'proposal.kvb', op: 'empty' }),
  'state_variable_proposal.key_value_bundle.*.key required': inBundle({ path: 'proposal.kvb[*].key', op: 'empty' }),
  'state_variable_proposal.key_value_bundle.*.value required': inBundle({
    path: 'proposal.kvb[*].value',
    op: 'absent',
  }),
  'ethereum_key_rotate_submission.signature required': { path: 'ethereum_signature', op: 'absent' },
  '* anyOf': {
    all: [
      { path: 'price', op: 'absent' },
      { path: 'size_delta', op: '==', value: 0 },
      { path: 'time_in_force', op: '==', value: 'TIME_IN_FORCE_UNSPECIFIED' },
      { path: 'expires_at', op: 'absent' },
      { path: 'pegged_offset', op: 'empty' },
      { path: 'pegged_reference', op: '==', value: 'PEGGED_REFERENCE_UNSPECIFIED' },
    ],
  },
  'withdraw_ext.erc20.received_address required': { path: 'ext.erc20.receiver_address', op: 'empty' },
};

function inProposal(test: Test): Test {
  return { all: [{ path: 'proposal', op: 'present' }, test] };
}

function inBundle(test: Test): Test {
  return { all: [{ path: 'proposal.kvb', op: 'notEmpty' }, test] };
}

/**
 * A rule with the test that breaks it, where the release reports another name than the value has in the message, so that
 * the value cannot be found by the name. Other rules stay as they are.
 */
export function placed(command: string, rule: Rule): Rule {
  if (rule.rejectedIf) return rule;
  const own = tests[`${rule.field} ${rule.rule}`];
  if (own) return { ...rule, rejectedIf: own };
  const order = command === 'stop_orders_submission' ? orderTests[`${rule.field} ${rule.rule}`] : undefined;
  if (order) return { ...rule, rejectedIf: { any: sides.map((side) => orderTest(side, order)) } };
  return rule;
}

function orderTest(side: string, all: readonly Test[]): Test {
  const place = `${side}.order_submission`;
  const [whole] = all;
  const inOrder = all.map((test) => ({ ...test, path: (test.path ?? '').replace('@', place) }));
  const given = whole?.path === '@' ? [] : [{ path: place, op: 'present' }];
  return { all: [{ path: side, op: 'present' }, ...given, ...inOrder] };
}
