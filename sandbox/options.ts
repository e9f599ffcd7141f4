import { parseArgs } from 'node:util';

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
  host: '127.0.0.1',
  restPort: 3008,
  grpcPort: 3007,
  corePort: 3003,
  explorerPort: 1515,
  walletPort: 1789,
  blockTime: 1000,
  dayLasts: 10,
};

/** A setting: how the command line and the environment call it, what it means, and between which numbers it is. */
interface Setting {
  readonly flag: string;
  readonly variable: string;
  readonly help: string;
  readonly min: number;
  readonly max: number;
}

const port = (flag: string, help: string): Setting => ({
  flag,
  variable: `SANDBOX_${flag.toUpperCase().replaceAll('-', '_')}`,
  help,
  min: 0,
  max: 65_535,
});

/** The settings that are numbers; 0 stands for any free port. */
export const settings: Readonly<Record<Exclude<keyof SandboxOptions, 'host'>, Setting>> = {
  restPort: port('rest-port', 'REST, GraphQL and WebSockets of the data node'),
  grpcPort: port('grpc-port', 'gRPC of data node and core node'),
  corePort: port('core-port', 'REST of the core node'),
  explorerPort: port('explorer-port', 'REST of the block explorer'),
  walletPort: port('wallet-port', 'JSON-RPC of the wallet'),
  blockTime: { ...port('block-time', 'milliseconds between two blocks'), min: 10, max: 600_000 },
  dayLasts: { ...port('day-lasts', 'seconds in which a day passes for proposals'), min: 0, max: 86_400 },
};

/** The command line could not be read: the message tells why and what to do. */
export class UsageError extends Error {}

/** What `--help` shows. */
export const usage = [
  'Usage: npm run sandbox -- [flags]',
  '',
  `  --host ADDRESS            address to listen on (${defaultOptions.host})`,
  ...Object.entries(settings).map(
    ([name, { flag, help }]) =>
      `  ${`--${flag} NUMBER`.padEnd(26)}${help} (${defaultOptions[name as keyof SandboxOptions]})`,
  ),
  '  --help                    this text',
  '',
  'Each can be set by an environment variable too, such as SANDBOX_REST_PORT for --rest-port. Port 0 takes any free one.',
].join('\n');

/** The flags of a command line by name. @throws UsageError for flags that there are not */
function flagsOf(parameters: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const text = { type: 'string' } as const;
  const options = {
    help: { type: 'boolean' } as const,
    host: text,
    ...Object.fromEntries(Object.values(settings).map(({ flag }) => [flag, text])),
  };
  try {
    return parseArgs({ args: [...parameters], options, strict: true, allowPositionals: false }).values as Record<
      string,
      string | boolean
    >;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0] ?? ''}.\n\n${usage}`);
  }
}

/**
 * Settings from the command line, else from the environment, else the defaults.
 *
 * @returns undefined when the reader asks for help
 * @throws UsageError that names the setting and what it may be
 */
export function readOptions(
  environment: Readonly<Record<string, string | undefined>>,
  parameters: readonly string[] = [],
): SandboxOptions | undefined {
  const flags = flagsOf(parameters);
  if (flags['help'] === true) return undefined;
  const numbers = Object.entries(settings).map(([name, { flag, variable, min, max }]) => {
    const [given, origin] =
      flags[flag] === undefined ? [environment[variable], variable] : [String(flags[flag]), `--${flag}`];
    if (given === undefined || (given === '' && origin === variable))
      return [name, defaultOptions[name as keyof SandboxOptions]] as const;
    if (!/^\d+$/.test(given) || Number(given) < min || Number(given) > max)
      throw new UsageError(`${origin} is "${given}": give a whole number from ${min} to ${max}.`);
    return [name, Number(given)] as const;
  });
  const host = flags['host'] ?? environment['SANDBOX_HOST'];
  return {
    ...defaultOptions,
    ...Object.fromEntries(numbers),
    ...(host === undefined || host === '' ? {} : { host: String(host) }),
  };
}
