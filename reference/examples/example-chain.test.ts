import { expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { responseExample } from './operation-example.ts';
import { exampleChain } from './example-chain.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';

it("the chain of the examples is mainnet's, so that mainnet shows its own and every other tree replaces it", async () => {
  expect(exampleChain).toBe(loadNetwork('mainnet').chainId);
  const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
  const naming = model.operations.filter((operation) =>
    JSON.stringify(responseExample(model, operation) ?? '').includes(exampleChain),
  );
  expect(naming.map(({ id }) => id)).toContain('CoreService_LastBlockHeight');
});
