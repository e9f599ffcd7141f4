import { fromJson } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { loadTransactionCommands } from '../../reference/commands/load-commands.ts';
import { entityId } from '../../reference/examples/entity-id.ts';
import { ruleViolated } from '../../reference/commands/rule-violated.ts';
import { valuesAt } from '../../reference/commands/values-at.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { buildProposal, exampleProposal, exampleValues, fieldsOf } from './build-proposal.ts';
import { assetDecimals } from './form-only.ts';
import { proposalKinds } from './index.ts';
import { exampleIds } from './kinds/market-parts.ts';
import type { JsonObject } from './types.ts';
import { validateProposal } from './validate-proposal.ts';

const now = 1_800_000_000;
const { registry } = await loadDescriptors(newestRelease);
const command = loadTransactionCommands(newestRelease).find(({ name }) => name === 'proposal_submission');
const kinds = Object.values(proposalKinds);
const networks = (['mainnet', 'testnet'] as const).map((tree) => ({ tree, parameters: loadNetwork(tree).parameters }));

it('use the ids of the references’ examples', () => {
  expect(exampleIds).toEqual({
    asset: entityId('asset'),
    market: entityId('market'),
    future: entityId('futures market'),
    party: entityId('party'),
  });
});

describe.each(networks)('proposals on $tree', ({ parameters }) => {
  it.each(kinds)('$kind: the example is complete, decodes as the command and breaks none of its rules', (kind) => {
    const example = exampleProposal(kind, parameters, now);
    const { proposalSubmission } = buildProposal(kind, example, {}) as { proposalSubmission: JsonObject };
    const type = registry.getMessage('vega.commands.v1.ProposalSubmission');
    if (type === undefined || command === undefined) throw new Error('The definitions lack the proposal command.');
    const message = fromJson(type, proposalSubmission as never, { registry });
    const values = valuesAt(type, message);
    const violated = command.rules.filter((rule) => ruleViolated('proposal_submission', rule, type, values) === true);
    expect(violated.map(({ field, error }) => `${field}: ${error}`)).toEqual([]);
  });

  it.each(kinds)('$kind: every field stands in the example, and its values pass the form’s own checks', (kind) => {
    const example = exampleProposal(kind, parameters, now);
    const values: Record<string, string> = { ...exampleValues(kind, example), [assetDecimals]: '6' };
    const missing = fieldsOf(kind).filter(({ path, optional }) => optional !== true && values[path] === '');
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(validateProposal(kind, parameters, values, now)).toEqual([]);
    expect(buildProposal(kind, example, values)).toEqual({ proposalSubmission: example });
  });
});
