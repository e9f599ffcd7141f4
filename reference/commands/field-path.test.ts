import type { DescMessage } from '@bufbuild/protobuf';
import { beforeAll, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { fieldPath } from './field-path.ts';

let message: (name: string) => DescMessage;
beforeAll(async () => {
  const { registry } = await loadDescriptors(newestRelease);
  message = (name) => {
    const found = registry.getMessage(`vega.commands.v1.${name}`);
    if (!found) throw new Error(`${name} is not defined`);
    return found;
  };
});

it.each([
  ['OrderSubmission', 'iceberg_opts.peak_size', 'iceberg_opts.peak_size'],
  ['ProposalSubmission', 'terms.change', 'terms.change'],
  [
    'ProposalSubmission',
    'terms.change.update_market_state.changes.marketId',
    'terms.update_market_state.changes.market_id',
  ],
  [
    'ProposalSubmission',
    'terms.change.new_market.changes.instrument.product.perps.clamp_lower_bound',
    'terms.new_market.changes.instrument.perpetual.clamp_lower_bound',
  ],
  [
    'ProposalSubmission',
    'terms.change.new_market.changes.price_monitoring_parameters.triggers.*.horizon',
    'terms.new_market.changes.price_monitoring_parameters.triggers[*].horizon',
  ],
  ['Transfer', 'kind.deliver_on', 'one_off.deliver_on'],
])('%s: %s is %s', (type, field, path) => expect(fieldPath(message(type), field)).toBe(path));

it('knows no path for a name that the message does not have', () => {
  expect(fieldPath(message('Transfer'), 'account.to')).toBeUndefined();
});
