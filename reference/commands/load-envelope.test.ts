import { expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { loadEnvelope } from './load-envelope.ts';

const envelope = loadEnvelope(newestRelease);
const facts = factTable<{ transaction: object }>('commands.json');

it('equals the table of the release', () => {
  const rules = envelope.rules.map(({ field, rule }) => ({ field, rule }));
  expect({ ...envelope, rules }).toEqual(facts.transaction);
});

it('names versions that exist', async () => {
  const { registry } = await loadDescriptors(newestRelease);
  const names = registry.getEnum('vega.commands.v1.TxVersion')?.values.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...envelope.versions.accepted, envelope.versions.produced]));
});
