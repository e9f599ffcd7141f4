/** Ways to hand a transaction to the command-line wallet. */
export interface WalletCommands {
  readonly unix: string;
  readonly windows: string;
}

/** What cmd.exe, or a program that reads its arguments on Windows, takes for more than text. */
const special = new Set('"\\%&<>|^');

const unicode = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON for a double-quoted argument in cmd.exe. A backslash before each quotation mark hides it from the program but not from
 * cmd.exe, which takes the texts inside as unquoted: what is special in them is written as `\u0026`.
 */
function forCmd(value: unknown): string {
  if (typeof value === 'string')
    return `\\"${[...value].map((character) => (character < ' ' || special.has(character) ? unicode(character) : character)).join('')}\\"`;
  if (Array.isArray(value)) return `[${value.map(forCmd).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${forCmd(name)}:${forCmd(inner)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

/**
 * The command that signs and sends a transaction with the command-line wallet.
 * @param transaction the wallet's JSON; @param network name of the wallet's network configuration
 */
export function walletCommands(transaction: unknown, network: string): WalletCommands {
  const flags = ['--wallet "WALLET"', '--pubkey "PUBLIC_KEY"', `--network "${network}"`];
  const unix = [
    'vega wallet transaction send',
    ...flags,
    `'${JSON.stringify(transaction).replaceAll("'", "'\\''")}'`,
  ].join(' \\\n  ');
  const windows = ['vegawallet.exe transaction send', ...flags, `"${forCmd(transaction)}"`].join(' ^\n  ');
  return { unix, windows };
}
