import { createHash } from 'node:crypto';

/** SHA3-256, the hash that the network makes ids with. */
const sha3 = (bytes: Buffer): Buffer => createHash('sha3-256').update(bytes).digest();

/**
 * The ids of what one transaction makes, as the network makes them: the first is the hash of the transaction's signature,
 * and each further one is the hash of the one before.
 */
export class IdSequence {
  #next: Buffer;

  /** @param signature hexadecimal digits */
  constructor(signature: string) {
    this.#next = sha3(Buffer.from(signature, 'hex'));
  }

  /** 64 hexadecimal digits. */
  next(): string {
    const id = this.#next.toString('hex');
    this.#next = sha3(this.#next);
    return id;
  }
}
