import { entityId } from '../reference/examples/entity-id.ts';
import type { Sandbox } from './start-sandbox.ts';
import { apiToken } from './wallet/tokens.ts';
import { walletKeys } from './world/seed.ts';

/** The variables that programs of examples/ ask for, with the sandbox's values, in the order in which it prints them. */
export function sampleSettings({
  dataNode,
  grpc,
  wallet,
}: Sandbox['urls']): readonly (readonly [name: string, value: string])[] {
  return [
    ['DATA_NODE', dataNode],
    ['DATA_NODE_GRPC', grpc],
    ['WALLET', wallet],
    ['TOKEN', apiToken],
    ['PUBKEY', walletKeys[0].publicKey],
    ['RECEIVER', walletKeys[1].publicKey],
    ['MARKET', entityId('market')],
    ['ASSET', entityId('asset')],
    ['PROPOSAL', entityId('proposal')],
    ['VALIDATOR', entityId('node')],
  ];
}
