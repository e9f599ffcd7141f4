/** Ways to hand a transaction to the command-line wallet. */
export interface WalletCommands {
  readonly unix: string;
  readonly windows: string;
}

/**
 * The command that signs and sends a transaction with the command-line wallet.
 * @param transaction the wallet's JSON; @param network name of the wallet's network configuration
 */
export function walletCommands(transaction: unknown, network: string): WalletCommands {
  const text = JSON.stringify(transaction);
  const flags = ['--wallet "WALLET"', '--pubkey "PUBLIC_KEY"', `--network "${network}"`];
  const unix = ['vega wallet transaction send', ...flags, `'${text.replaceAll("'", "'\\''")}'`].join(' \\\n  ');
  // cmd.exe has no single quotes: inner double quotes are escaped for the program, per cent signs for the shell.
  const windows = ['vega.exe wallet transaction send', ...flags, `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%')}"`].join(' ^\n  ');
  return { unix, windows };
}
