import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8 } from './bytes.ts';

/** SHA-256 of a text as UTF-8, 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8(text)));

/** SHA-512 of a text as UTF-8, 128 hexadecimal digits. */
export const sha512Hex = (text: string): string => bytesToHex(sha512(utf8(text)));
