import { describe, expect, it } from 'vitest';
import { defaultOptions, readOptions, usage, UsageError } from './options.ts';

it('has the ports of the real programs', () => {
  expect(readOptions({})).toEqual(defaultOptions);
  expect(defaultOptions).toMatchObject({
    restPort: 3008,
    grpcPort: 3007,
    corePort: 3003,
    explorerPort: 1515,
    walletPort: 1789,
  });
});

it('takes what the environment sets, and rather what the command line says', () => {
  expect(readOptions({ SANDBOX_REST_PORT: '0', SANDBOX_HOST: '0.0.0.0' })).toMatchObject({
    restPort: 0,
    host: '0.0.0.0',
    grpcPort: 3007,
  });
  expect(
    readOptions({ SANDBOX_REST_PORT: '4000', SANDBOX_WALLET_PORT: '' }, ['--rest-port', '5000', '--block-time=20']),
  ).toMatchObject({ restPort: 5000, walletPort: 1789, blockTime: 20 });
});

it('shows help when asked, with every flag and its default', () => {
  expect(readOptions({}, ['--help'])).toBeUndefined();
  expect(usage).toMatch(/--host ADDRESS .*\(127\.0\.0\.1\)/);
  expect(usage).toMatch(/--wallet-port NUMBER .*\(1789\)/);
});

describe('refuses', () => {
  it.each(['-1', '70000', 'three', '1.5'])('the port %s', (port) => {
    expect(() => readOptions({ SANDBOX_WALLET_PORT: port })).toThrow(/SANDBOX_WALLET_PORT.*0 to 65535/);
    expect(() => readOptions({}, [`--wallet-port=${port}`])).toThrow(/--wallet-port.*0 to 65535/);
  });

  it.each([
    [['--prot', '1'], '--prot'],
    [['4000'], '4000'],
    [['--rest-port'], '--rest-port'],
  ])('the command line %j, and tells what it takes', (parameters, named) => {
    expect(() => readOptions({}, parameters)).toThrow(UsageError);
    expect(() => readOptions({}, parameters)).toThrow(named);
    expect(() => readOptions({}, parameters)).toThrow('Usage:');
  });

  it('a block every 5 ms', () => {
    expect(() => readOptions({}, ['--block-time', '5'])).toThrow(
      '--block-time is "5": give a whole number from 10 to 600000.',
    );
  });
});
