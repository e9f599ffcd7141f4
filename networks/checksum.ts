import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/**
 * An Ethereum address with its checksum in the case of its letters (EIP-55): a digit that is mistyped shows.
 * @param address `0x` and 40 hexadecimal digits
 */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, index) => (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

/** An address in one case alone has no checksum, so nothing that could be wrong. */
export const hasNoChecksum = (address: string): boolean => /^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(address);
