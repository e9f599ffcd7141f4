import { sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * The ids of what one transaction makes, as the network makes them: the first is the SHA3-256 of the transaction's signature,
 * and each further one is the hash of the one before.
 */
export class IdSequence {
  #next: Uint8Array;

  /** @param signature hexadecimal digits */
  constructor(signature: string) {
    this.#next = sha3_256(hexToBytes(signature));
  }

  /** 64 hexadecimal digits. */
  next(): string {
    const id = bytesToHex(this.#next);
    this.#next = sha3_256(this.#next);
    return id;
  }
}
