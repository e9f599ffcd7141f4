/**
 * Asks over a connection of its own. A connection that is kept open may be closed by the server at the very moment in
 * which the next request goes out on it, and that is no answer of the program that is looked at.
 */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(address, {
    ...init,
    headers: { ...(init.headers as Record<string, string> | undefined), connection: 'close' },
  });
}
