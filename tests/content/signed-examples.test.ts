import { fromBinary, toJson } from '@bufbuild/protobuf';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newestRelease } from '../../product.ts';
import { loadDefinitions } from '../../sandbox/definitions.ts';

/** The chain that the examples of the wallet are signed for. */
const CHAIN = 'vega-mainnet-0011';
const folder = `${newestRelease.folder}/wallet`;

type Json = Readonly<Record<string, unknown>>;

interface SignedTransaction {
  readonly input_data: string;
  readonly signature: { readonly value: string };
  readonly From: { readonly PubKey: string };
  readonly pow: { readonly tid: string; readonly nonce?: number };
}

/** A request of an example with the answer to it. */
interface Example {
  readonly name: string;
  readonly request: Json;
  readonly answer: Json;
}

const { descriptors } = await loadDefinitions();
const sha3 = (bytes: Buffer): Buffer => createHash('sha3-256').update(bytes).digest();

function decode(name: string, bytes: Buffer): Json {
  const type = descriptors.registry.getMessage(name);
  if (!type) throw new Error(`The definitions have no message ${name}.`);
  return toJson(type, fromBinary(type, bytes), { registry: descriptors.registry }) as Json;
}

/** Ed25519 over the SHA3-256 hash of the message, as wallets sign. */
function isSignedBy(publicKey: string, message: Buffer, signature: Buffer): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')]);
  return verify(null, sha3(message), createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
}

const signedContent = (inputData: string): Buffer =>
  Buffer.concat([Buffer.from(`${CHAIN}\0`), Buffer.from(inputData, 'base64')]);

function leadingZeros(bytes: Buffer): number {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.indexOf('1');
}

function rpcExamples(): Example[] {
  const named = (list: readonly { name: string; value: unknown }[]): Json =>
    Object.fromEntries(list.map(({ name, value }) => [name, value]));
  return readdirSync(`${folder}/methods`).flatMap((file) =>
    (
      parse(readFileSync(`${folder}/methods/${file}`, 'utf8')) as {
        name: string;
        examples?: { params: { name: string; value: unknown }[]; result: { value: unknown } }[];
      }[]
    ).flatMap(({ name, examples = [] }) =>
      examples.map(({ params, result }) => ({ name, request: named(params), answer: (result.value ?? {}) as Json })),
    ),
  );
}

function serviceExamples(): Example[] {
  const { paths } = parse(readFileSync(`${folder}/service.openapi.yaml`, 'utf8')) as {
    paths: Record<string, Record<string, Json>>;
  };
  const json = (body: unknown): Json =>
    (body as { content?: Record<string, { example?: Json }> } | undefined)?.content?.['application/json']?.example ??
    {};
  return Object.entries(paths).flatMap(([route, operations]) =>
    Object.values(operations).map((operation) => ({
      name: route,
      request: json(operation['requestBody']),
      answer: json((operation['responses'] as Json | undefined)?.['200']),
    })),
  );
}

const examples = [...rpcExamples(), ...serviceExamples()];
const transactionOf = ({ answer }: Example): SignedTransaction | undefined =>
  (answer['transaction'] ?? answer['tx']) as SignedTransaction | undefined;
const signed = examples.filter((example) => typeof transactionOf(example)?.input_data === 'string');
const encoded = examples.flatMap(({ name, request, answer }) =>
  [request, answer].flatMap((side) =>
    typeof side['encodedTransaction'] === 'string' ? [{ name, bytes: side['encodedTransaction'], answer }] : [],
  ),
);
const messages = examples.flatMap(({ name, request, answer }) => {
  const text = (request['encodedMessage'] ?? (name.startsWith('/api/v1/') ? request['inputData'] : undefined)) as
    string | undefined;
  const signature = (request['encodedSignature'] ??
    request['signature'] ??
    answer['encodedSignature'] ??
    answer['base64Signature']) as string | undefined;
  return text && signature ? [{ name, text, signature, key: String(request['publicKey'] ?? request['pubKey']) }] : [];
});

describe('signed examples of the wallet', () => {
  it.each(signed)('of $name hold the encoded command of their request, signed by its key for the chain', (example) => {
    const transaction = transactionOf(example);
    if (!transaction) throw new Error('no transaction');
    const content = decode('vega.commands.v1.InputData', Buffer.from(transaction.input_data, 'base64'));
    const asked = (example.request['transaction'] ?? example.request) as Json;
    for (const [name, command] of Object.entries(asked).filter(([key]) => key.endsWith('Submission')))
      expect(content[name]).toEqual(command);
    expect(Object.keys(content).some((key) => key.endsWith('Submission'))).toBe(true);
    expect(
      isSignedBy(
        transaction.From.PubKey,
        signedContent(transaction.input_data),
        Buffer.from(transaction.signature.value, 'hex'),
      ),
    ).toBe(true);
    const last = example.request['lastBlockData'] as
      { blockHeight: number; blockHash: string; proofOfWorkDifficulty: number } | undefined;
    if (last) {
      const nonce = Buffer.alloc(8);
      nonce.writeBigUInt64BE(BigInt(transaction.pow.nonce ?? 0));
      expect(content['blockHeight']).toBe(String(last.blockHeight));
      expect(
        leadingZeros(sha3(Buffer.concat([Buffer.from(`Vega_SPAM_PoW${last.blockHash}${transaction.pow.tid}`), nonce]))),
      ).toBeGreaterThanOrEqual(last.proofOfWorkDifficulty);
    }
  });

  it.each(encoded)(
    'of $name are transactions in Base64, the same as in the answer, with its hash',
    ({ bytes, answer }) => {
      const read = decode('vega.commands.v1.Transaction', Buffer.from(bytes, 'base64')) as {
        inputData: string;
        pubKey: string;
        signature: { value: string };
      };
      expect(isSignedBy(read.pubKey, signedContent(read.inputData), Buffer.from(read.signature.value, 'hex'))).toBe(
        true,
      );
      const shown = answer['transaction'] as SignedTransaction | undefined;
      if (shown) expect([read.inputData, read.pubKey]).toEqual([shown.input_data, shown.From.PubKey]);
      if (answer['transactionHash'])
        expect(createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex').toUpperCase()).toBe(
          answer['transactionHash'],
        );
    },
  );

  it.each(messages)('of $name are signatures that can be verified', ({ text, signature, key }) => {
    expect(isSignedBy(key, Buffer.from(text, 'base64'), Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('are found where they are known to be', () => {
    expect([signed.length, encoded.length, messages.length]).toEqual([11, 4, 4]);
  });
});
