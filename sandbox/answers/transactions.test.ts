import { beforeAll, describe, expect, it } from 'vitest';
import { buildProposal, exampleProposal } from '../../content/proposals/build-proposal.ts';
import { proposalKinds } from '../../content/proposals/index.ts';
import { loadDefinitions, type Definitions } from '../definitions.ts';
import { writeInputData } from '../transactions/input-data.ts';
import type { JsonObject } from '../world/types.ts';
import { World } from '../world/world.ts';
import { transactions } from './transactions.ts';

let definitions: Definitions;
let world: World;
beforeAll(async () => {
  definitions = await loadDefinitions();
  world = new World({ definitions, dayLasts: 10 });
});

const ask = (rpc: string, tx: string | JsonObject): JsonObject => transactions[rpc]?.(world, { tx }) ?? {};
const nonsense = Buffer.from('no transaction').toString('base64');
const text = (answer: JsonObject): string => String(answer['data']);

describe('bytes that are no transaction', () => {
  it('have the code 60 and a reason, whichever way they are sent', () => {
    for (const rpc of ['SubmitTransaction', 'SubmitRawTransaction', 'CheckRawTransaction'])
      expect(ask(rpc, nonsense)['code'], rpc).toBe(60);
    expect(text(ask('SubmitTransaction', nonsense))).not.toBe('');
  });

  // core/blockchain/response.go: NewResponseCheckTxError writes one text into both fields.
  it('have the reason twice for who only checks them', () => {
    const answer = ask('CheckRawTransaction', nonsense);
    expect([text(answer), answer['info']]).toEqual([text(ask('SubmitTransaction', nonsense)), text(answer)]);
  });

  // core/api/core.go: SubmitRawTransaction sets success before it looks at the code, and writes the data with HexBytes.String.
  it('are a success by the raw way all the same, with the reason in hexadecimal', () => {
    const [plain, raw] = [ask('SubmitTransaction', nonsense), ask('SubmitRawTransaction', nonsense)];
    expect([plain['success'], raw['success']]).toEqual([false, true]);
    expect(text(raw)).toMatch(/^(?:[0-9A-F]{2})+$/);
    expect(Buffer.from(text(raw), 'hex').toString()).toBe(text(plain));
  });
});

describe('a proposal that a node does not even take', () => {
  const times = { closingTimestamp: '2000', enactmentTimestamp: '3000' };
  const parameter = (key: string, value: string): JsonObject => ({
    updateNetworkParameter: { changes: { key, value } },
  });
  const makerFee = parameter('market.fee.factors.makerFee', '0.001');
  const transaction = (terms: JsonObject): JsonObject => {
    const rationale = { title: 'A title', description: 'And a text.' };
    const content = writeInputData(definitions, { proposalSubmission: { rationale, terms } }, world.height);
    return {
      inputData: Buffer.from(content).toString('base64'),
      pubKey: 'a'.repeat(64),
      signature: { value: 'ab'.repeat(64) },
    };
  };
  const field = 'proposal_submission.terms';
  const change = `${field}.change.update_network_parameter.changes`;

  // Codes and texts: checkProposalSubmission in commands/ for 60, IsUpdateAllowed in core/netparams for 70.
  it.each([
    [
      60,
      `${field}.closing_timestamp (cannot be after enactment time)`,
      { ...times, enactmentTimestamp: '1999', ...makerFee },
    ],
    [60, `${field}.enactment_timestamp (is not supported)`, { ...times, newFreeform: {} }],
    [60, `${field}.validation_timestamp (is not supported)`, { ...times, validationTimestamp: '1', ...makerFee }],
    [
      60,
      `${field}.validation_timestamp (cannot be after or equal to closing time, cannot be after closing time)`,
      {
        ...times,
        validationTimestamp: '2001',
        newAsset: {
          changes: {
            name: 'A token',
            symbol: 'TKN',
            quantum: '1',
            erc20: { contractAddress: `0x${'1'.repeat(40)}`, withdrawThreshold: '1', lifetimeLimit: '1' },
          },
        },
      },
    ],
    [60, `${change}.value (is required)`, { ...times, ...parameter('market.fee.factors.makerFee', '') }],
    [60, `${change}.key (is required)`, { ...times, ...parameter('', '1') }],
    [70, 'unknown key', { ...times, ...parameter('market.fee.factors.makerfee', '1') }],
  ])('has the code %i and becomes no proposal: %s', (code, data, terms) => {
    for (const rpc of ['CheckTransaction', 'SubmitTransaction'])
      expect(ask(rpc, transaction(terms as JsonObject)), rpc).toMatchObject({ success: false, code, data });
    expect([world.governance.proposals.size, world.transactions.length]).toEqual([0, 0]);
  });

  // core/processor/abci.go: OnCheckTx fills in the data alone; core/blockchain/abci/abci.go answers with NewResponseCheckTxError after it.
  it('has the reason in `info` too, unless the network does not allow it', () => {
    const kind = proposalKinds['new-perpetuals-market'];
    if (!kind) throw new Error('no such kind');
    const values = exampleProposal(kind, definitions.network.parameters, 1_800_000_000);
    const { proposalSubmission } = buildProposal(kind, values, {}) as { proposalSubmission: { terms: JsonObject } };
    world.governance.parameters.set('limits.markets.proposePerpetualEnabled', '0');
    const unknown = { ...times, ...parameter('market.fee.factors.makerfee', '1') };
    for (const [terms, code, data, info] of [
      [proposalSubmission.terms, 51, 'perps market proposal disabled', ''],
      [unknown, 70, 'unknown key', 'unknown key'],
    ] as const)
      expect(ask('CheckTransaction', transaction(terms))).toMatchObject({ success: false, code, data, info });
    world.governance.parameters.set('limits.markets.proposePerpetualEnabled', '1');
  });

  it('is one that it takes and then rejects, where only the rules of its kind are broken', () => {
    expect(ask('SubmitTransaction', transaction({ ...times, ...makerFee }))).toMatchObject({ success: true, code: 0 });
    expect([...world.governance.proposals.values()]).toMatchObject([
      { state: 'STATE_REJECTED', reason: 'PROPOSAL_ERROR_CLOSE_TIME_TOO_SOON' },
    ]);
  });
});
