import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../common/bytes.ts';
import { loadDefinitions } from '../definitions.ts';
import { readTransaction, writeInputData } from './input-data.ts';

const definitions = await loadDefinitions();
const command = { voteSubmission: { proposalId: 'a'.repeat(64), value: 'VALUE_YES' } };
const signature = { value: 'ab'.repeat(64), algo: 'vega/ed25519', version: 1 };
const transaction = (inputData: Uint8Array): Parameters<typeof readTransaction>[1] => ({
  inputData: toBase64(inputData),
  pubKey: 'b'.repeat(64),
  signature,
  version: 'TX_VERSION_V3',
});

describe('a transaction', () => {
  it('is read back as it was written', () => {
    expect(readTransaction(definitions, transaction(writeInputData(definitions, command, 7)))).toEqual({
      party: 'b'.repeat(64),
      signature: signature.value,
      command,
    });
  });

  it('differs from another one with the same command', () => {
    expect(writeInputData(definitions, command, 7)).not.toEqual(writeInputData(definitions, command, 7));
  });

  it.each([
    ['bytes that are no transaction', Buffer.from('input_data bytes'), /./],
    ['no command', transaction(Buffer.from([0x10, 0x07])), /no command/],
    ['no public key', { inputData: toBase64(writeInputData(definitions, command, 7)), signature }, /no public key/],
  ] as const)('is refused with %s', (_, given, message) => {
    expect(() => readTransaction(definitions, given)).toThrow(message);
  });
});
