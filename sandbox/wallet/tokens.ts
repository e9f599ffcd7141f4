import { bytesToHex } from '@noble/hashes/utils.js';
import { WalletError } from './wallet-errors.ts';

/** The long-living token of the sandbox's wallet: always the same, so that samples can be run as they stand. */
export const apiToken = 'sandbox'.padEnd(64, '0');

/** Who may use the wallet: sessions of applications, and the long-living token. */
export class Tokens {
  readonly #sessions = new Map<string, string>();
  readonly #make: () => string;

  /** @param make gives a token that nobody has yet, 64 hexadecimal digits */
  constructor(make: () => string = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))) {
    this.#make = make;
  }

  /** Who has a session, the latest last. */
  get sessions(): readonly { readonly token: string; readonly hostname: string }[] {
    return [...this.#sessions].map(([token, hostname]) => ({ token, hostname }));
  }

  /** Opens a session for an application, known by its hostname, and ends its former one. */
  connect(hostname: string): string {
    for (const [token, owner] of this.#sessions) if (owner === hostname) this.#sessions.delete(token);
    const token = this.#make();
    this.#sessions.set(token, hostname);
    return token;
  }

  disconnect(token: string): void {
    this.#sessions.delete(token);
  }

  /** @throws WalletError for a token that is unknown, or of another application */
  check(token: string, hostname: string): void {
    if (token === apiToken) return;
    const owner = this.#sessions.get(token);
    if (owner === undefined)
      throw new WalletError('AuthenticationFailure', 'there is no connection associated to this authentication token');
    if (owner !== hostname)
      throw new WalletError(
        'AuthenticationFailure',
        'the hostname from the request does not match the one that initiated the connection',
      );
  }
}

/** The token of an Authorization header. @throws WalletError when it holds none */
export function readToken(header: string | undefined): string {
  if (!header) throw new WalletError('AuthenticationFailure', 'the Authorization header is required');
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme !== 'VWT' || !token || rest.length > 0)
    throw new WalletError('AuthenticationFailure', 'the Authorization header only support the VWT scheme');
  if (token.length !== apiToken.length)
    throw new WalletError('AuthenticationFailure', 'the token has not a valid format');
  return token;
}

/** The host of the application that asks. @throws WalletError when no header tells */
export function readHostname(origin: string | undefined, referer: string | undefined): string {
  for (const header of [origin, referer]) {
    if (!header) continue;
    try {
      return new URL(header).host || header.trim();
    } catch {
      return header.trim();
    }
  }
  throw new WalletError('HostnameResolutionFailure', 'the Origin header is required');
}
