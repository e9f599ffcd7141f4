import { createHash } from 'node:crypto';
import type { Comparisons } from './comparisons.ts';
import type { Json } from './local-chain.ts';
import type { ScriptedNetwork } from './open-market.ts';

/** Rotations of a validator's keys that the network refuses. None that it takes is sent: the node would lose its key. */
export async function refusedRotations(network: ScriptedNetwork, compare: Comparisons): Promise<void> {
  const { chain } = network;
  const { validators = [] } = (await chain.get('/validators')) as {
    validators?: { nodeId: string; vegaPubKey: string; vegaPubKeyIndex: number; ethereumAddress: string }[];
  };
  const [node] = validators;
  if (!node) throw new Error('The network has no validator.');
  const stranger = network.key('stranger');
  const rotation: Json = {
    newPubKeyIndex: node.vegaPubKeyIndex + 1,
    targetBlock: '1000000000',
    newPubKey: stranger,
    currentPubKeyHash: createHash('sha3-256').update(Buffer.from(node.vegaPubKey, 'hex')).digest('hex'),
  };
  const ethereum: Json = {
    targetBlock: '1000000000',
    newAddress: `0x${'ab'.repeat(20)}`,
    currentAddress: node.ethereumAddress,
    ethereumSignature: { value: '12'.repeat(65), algo: 'eth', version: 1 },
  };
  const cases: readonly [string, string, Json][] = [
    ['Vega key, signed by the Vega key', node.vegaPubKey, { keyRotateSubmission: rotation }],
    ['Vega key, signed by a stranger', stranger, { keyRotateSubmission: rotation }],
    ['Vega key, in the past', node.nodeId, { keyRotateSubmission: { ...rotation, targetBlock: '1' } }],
    [
      'Vega key, with the index of the present one',
      node.nodeId,
      { keyRotateSubmission: { ...rotation, newPubKeyIndex: node.vegaPubKeyIndex } },
    ],
    [
      'Vega key, with the hash of another key',
      node.nodeId,
      { keyRotateSubmission: { ...rotation, currentPubKeyHash: stranger } },
    ],
    ['Ethereum key, with a foreign signature', node.vegaPubKey, { ethereumKeyRotateSubmission: ethereum }],
    ['Ethereum key, signed by a stranger', stranger, { ethereumKeyRotateSubmission: ethereum }],
    [
      'Ethereum key, from another address',
      node.vegaPubKey,
      { ethereumKeyRotateSubmission: { ...ethereum, currentAddress: `0x${'cd'.repeat(20)}` } },
    ],
    ['Ethereum key, in the past', node.vegaPubKey, { ethereumKeyRotateSubmission: { ...ethereum, targetBlock: '1' } }],
  ];
  for (const [name, party, command] of cases) {
    const { error } = await chain.send(party, command);
    compare.fact(`rotation of the ${name}`, `is refused (${error ?? 'no error'})`, true, error !== undefined);
  }
}
