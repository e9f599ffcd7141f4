import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityId } from '../../../reference/examples/entity-id.ts';
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts';
import { apiToken } from '../../../sandbox/wallet/tokens.ts';
import { fences } from '../support/fences.ts';
import { filledIn } from '../support/placeholders.ts';
import { definitions } from '../support/sandbox.ts';
import { tallies } from '../support/tally.ts';

/** The JSON and GraphQL that stands in the tutorials and the API guides: it fits the definitions. */

const { registry } = definitions.descriptors;
const tally = tallies('pages');
const all = fences();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0, walletPort: 0 }, definitions);
});
afterAll(() => sandbox.close());

/** Messages that pages show parts of. */
const messages = [
  'vega.DataSourceDefinition',
  'vega.FutureProduct',
  'vega.PerpetualProduct',
  'vega.NewTransferConfiguration',
  'vega.ProposalTerms',
  'vega.DataSourceSpecToFutureBinding',
  'vega.DataSourceSpecToPerpetualBinding',
  'datanode.api.v2.ListTradesRequest',
];

/** Whether JSON fits a message or a part of one. */
function fits(json: JsonValue): boolean {
  return messages.some((name) => {
    const message = registry.getMessage(name);
    if (!message) throw new Error(`no message ${name}`);
    try {
      fromJson(message, json, { registry });
      return true;
    } catch {
      return false;
    }
  });
}

/** Objects are shown whole; members of an object without its braces. */
function read(text: string): Record<string, JsonValue> {
  const filled = filledIn(text, sandbox);
  return JSON.parse(filled.startsWith('{') ? filled : `{${filled}}`) as Record<string, JsonValue>;
}

/** What the wallet says of a transaction: nothing when all is well. */
async function refusal(transaction: object): Promise<unknown> {
  const response = await fetch(`${sandbox.urls.wallet}/api/v2/requests`, {
    method: 'POST',
    headers: { Authorization: `VWT ${apiToken}`, Origin: 'pages' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: '1',
      method: 'client.check_transaction',
      params: { publicKey: entityId('party'), transaction },
    }),
  });
  return ((await response.json()) as { error?: unknown }).error;
}

describe('JSON', () => {
  const count = tally('JSON');
  it.each(all.filter(({ language }) => language === 'json'))('$place', async ({ text }) => {
    count.ran += 1;
    const json = read(text);
    const names = Object.keys(json);
    // Frames with an ellipsis for what the kinds of proposal differ in, and what data nodes and wallets answer or are sent.
    const frame = text.includes('"…"') && names[0] === 'proposalSubmission';
    const answer = ['jsonrpc', 'errors', 'code'].some((name) => name in json);
    const payload = names.every((name) => name.startsWith('prices.'));
    if (text.startsWith('{') && names.length === 1 && !frame && definitions.commandTitle(names[0] ?? '') !== names[0])
      expect(await refusal(json)).toBeUndefined();
    else if (!frame && !answer && !payload) expect(fits(json)).toBe(true);
    count.passed += 1;
  });
});

describe('GraphQL', () => {
  const count = tally('GraphQL');
  it.each(all.filter(({ language }) => language === 'graphql'))('$place', ({ text }) => {
    count.ran += 1;
    expect(validate(definitions.graphql.schema, parse(text))).toEqual([]);
    count.passed += 1;
  });
});
