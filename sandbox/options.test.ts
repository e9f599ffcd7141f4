import { expect, it } from 'vitest';
import { defaultOptions, readOptions } from './options.ts';

it('has the ports of the real programs', () => {
  expect(readOptions({})).toEqual(defaultOptions);
  expect(defaultOptions).toMatchObject({ restPort: 3008, grpcPort: 3007, corePort: 3003, explorerPort: 1515, walletPort: 1789 });
});

it('takes what the environment sets', () => {
  expect(readOptions({ SANDBOX_REST_PORT: '0', SANDBOX_HOST: '0.0.0.0' })).toMatchObject({ restPort: 0, host: '0.0.0.0', grpcPort: 3007 });
});

it.each(['-1', '70000', 'three'])('refuses the port %s', (port) => {
  expect(() => readOptions({ SANDBOX_WALLET_PORT: port })).toThrow(/SANDBOX_WALLET_PORT.*0 to 65535/);
});
