import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * An Ethereum address as wallets write it: capitals are the checksum of EIP-55, and a tool that checks it refuses any
 * other mixture.
 *
 * @param address `0x` and 40 hexadecimal digits
 * @throws RangeError when it is none
 */
export function checksummed(address: string): string {
  const digits = /^0x([0-9a-f]{40})$/i.exec(address)?.[1]?.toLowerCase();
  if (digits === undefined)
    throw new RangeError(`${address} is no Ethereum address: write 0x and 40 hexadecimal digits.`);
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  return `0x${[...digits].map((digit, place) => (Number.parseInt(hash[place] ?? '0', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}
