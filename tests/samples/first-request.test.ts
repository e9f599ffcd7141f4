import { expect, it } from 'vitest';
import { firstParameter, firstRequest } from '../../content/front/first-request.ts';
import { loadNetwork } from '../../networks/index.ts';
import { defaultTree } from '../../product.ts';
import { runProcess } from './support/run-process.ts';
import { startLively } from './support/sandbox.ts';

it('the first request of the front page is answered as the page shows', async () => {
  const network = loadNetwork(defaultTree);
  const sandbox = await startLively();
  try {
    // The sandbox stands in for the network: it has the value that the network's list has.
    sandbox.world.governance.parameters.set(firstParameter, network.parameters[firstParameter] ?? '');
    const { command, answer } = firstRequest(network, sandbox.urls.dataNode);
    sandbox.requests.take();
    const done = await runProcess('bash', ['-c', command], { cwd: process.cwd(), env: {} });
    expect({ code: done.code, answer: JSON.parse(done.out) as unknown }).toEqual({
      code: 0,
      answer: JSON.parse(answer) as unknown,
    });
    expect(sandbox.requests.take()).toMatchObject([
      { operation: 'TradingDataService_GetNetworkParameter', method: 'GET' },
    ]);
  } finally {
    await sandbox.close();
  }
});
