/** Where the sandbox listens, and how fast its time runs. */
export interface SandboxOptions {
  readonly host: string;
  /** REST, GraphQL and WebSockets of the data node. */
  readonly restPort: number;
  readonly grpcPort: number;
  /** REST of a core node: the core API and the core state API. */
  readonly corePort: number;
  /** REST of a block explorer. */
  readonly explorerPort: number;
  readonly walletPort: number;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  /** Seconds in which a day passes for proposals. */
  readonly dayLasts: number;
}

/** The ports of the real programs with their default settings. */
export const defaultOptions: SandboxOptions = {
  host: '127.0.0.1', restPort: 3008, grpcPort: 3007, corePort: 3003, explorerPort: 1515, walletPort: 1789, blockTime: 1000, dayLasts: 10,
};

/** The environment variable of each setting. */
export const variables = {
  host: 'SANDBOX_HOST', restPort: 'SANDBOX_REST_PORT', grpcPort: 'SANDBOX_GRPC_PORT', corePort: 'SANDBOX_CORE_PORT', explorerPort: 'SANDBOX_EXPLORER_PORT',
  walletPort: 'SANDBOX_WALLET_PORT', blockTime: 'SANDBOX_BLOCK_TIME', dayLasts: 'SANDBOX_DAY_LASTS',
} as const;

/** Settings from the environment, with the defaults for what it does not set. @throws Error naming the variable */
export function readOptions(environment: Readonly<Record<string, string | undefined>>): SandboxOptions {
  const number = (name: Exclude<keyof SandboxOptions, 'host'>): number => {
    const text = environment[variables[name]];
    if (text === undefined || text === '') return defaultOptions[name];
    const most = name.endsWith('Port') ? 65_535 : Number.MAX_SAFE_INTEGER;
    if (!/^\d+$/.test(text) || Number(text) > most) throw new Error(`${variables[name]} is "${text}": give a whole number${name.endsWith('Port') ? ' from 0 to 65535' : ''}.`);
    return Number(text);
  };
  return {
    host: environment[variables.host] ?? defaultOptions.host,
    restPort: number('restPort'), grpcPort: number('grpcPort'), corePort: number('corePort'), explorerPort: number('explorerPort'),
    walletPort: number('walletPort'), blockTime: Math.max(number('blockTime'), 10), dayLasts: number('dayLasts'),
  };
}
