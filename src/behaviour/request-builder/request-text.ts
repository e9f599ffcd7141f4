/** A JSON-RPC request by name, as text to copy. */
export function requestText(method: string, params: Readonly<Record<string, unknown>>): string {
  const request = { jsonrpc: '2.0', id: '1', method, ...(Object.keys(params).length > 0 ? { params } : {}) };
  return JSON.stringify(request, null, 2);
}

/** Which headers a method needs. */
export interface Needs {
  readonly origin: boolean;
  readonly token: boolean;
}

/** The request as a curl command for a POSIX shell; the token comes from the variable TOKEN. */
export function curlText(address: string, request: string, { origin, token }: Needs): string {
  const lines = [`curl --fail-with-body "${address}"`, '--header "Content-Type: application/json"'];
  if (origin || token) lines.push('--header "Origin: https://app.example"');
  if (token) lines.push('--header "Authorization: VWT $TOKEN"');
  lines.push(`--data '${request.replaceAll("'", "'\\''")}'`);
  return lines.join(' \\\n  ');
}
