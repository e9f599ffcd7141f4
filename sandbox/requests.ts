/** A request that the sandbox got: what tests look at. */
export interface SandboxRequest {
  readonly protocol: 'rest' | 'websocket' | 'graphql' | 'grpc' | 'wallet';
  /** Id of the REST operation, name of the rpc, or name of the wallet method; empty for an unknown path. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
}

/** Keeps the latest requests. */
export class RequestLog {
  readonly #requests: SandboxRequest[] = [];

  add(request: SandboxRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > 10_000) this.#requests.splice(0, 1_000);
  }

  /** The requests since the last call, oldest first. */
  take(): SandboxRequest[] {
    return this.#requests.splice(0);
  }
}
