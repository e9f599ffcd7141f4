import { entityId } from '../../reference/examples/entity-id.ts';
import type { World } from './world.ts';

/** The asset that the sandbox's markets settle in: the asset of the references' examples. */
export const tether = entityId('asset');
export const vegaToken = entityId('governance token');

/** Adds the sandbox's two assets. */
export function seedAssets(world: World): void {
  const erc20 = (name: string): { contractAddress: string; lifetimeLimit: string; withdrawThreshold: string } => ({
    contractAddress: `0x${entityId(`contract ${name}`).slice(0, 40)}`,
    lifetimeLimit: '10000000000',
    withdrawThreshold: '1',
  });
  world.funds.assets.set(tether, {
    id: tether,
    status: 'STATUS_ENABLED',
    details: { name: 'Tether USD (sandbox)', symbol: 'USDT', decimals: '6', quantum: '10000', erc20: erc20('USDT') },
  });
  world.funds.assets.set(vegaToken, {
    id: vegaToken,
    status: 'STATUS_ENABLED',
    details: {
      name: 'Vega (sandbox)',
      symbol: 'VEGA',
      decimals: '18',
      quantum: '1000000000000000000',
      erc20: erc20('VEGA'),
    },
  });
}
