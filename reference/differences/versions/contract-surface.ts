import type { Release } from '../../../product.ts';
import { functionIds } from '../../contracts/function-ids.ts';
import { loadContracts } from '../../contracts/load-contracts.ts';
import type { Contract } from '../../contracts/types.ts';
import type { Surface, SurfaceElement } from './surface.ts';

/** Contracts with their functions and events: what other contracts and programs on Ethereum call and watch. */
export function contractSurface(release: Release, root: string): Surface {
  return loadContracts(release, root).flatMap((contract): SurfaceElement[] => [
    { kind: 'contract', name: contract.name, facts: { kind: contract.kind } },
    ...functionsOf(contract),
    ...contract.events.map((event): SurfaceElement => ({
      kind: 'contract event',
      name: `${contract.name}.event-${event.name}`,
      parent: contract.name,
      facts: {
        signature: event.signature,
        indexed: event.params
          .filter(({ indexed }) => indexed)
          .map(({ name }) => name)
          .join(', '),
      },
    })),
  ]);
}

function functionsOf(contract: Contract): SurfaceElement[] {
  const ids = functionIds(contract);
  return contract.functions.flatMap(
    ({ visibility, signature, returns, mutability, caller }, index): SurfaceElement[] => {
      if (visibility !== 'external' && visibility !== 'public') return [];
      const facts = { signature, returns: returns.map(({ type }) => type).join(', '), mutability, caller };
      return [
        { kind: 'contract function', name: `${contract.name}.${ids[index] ?? ''}`, parent: contract.name, facts },
      ];
    },
  );
}
