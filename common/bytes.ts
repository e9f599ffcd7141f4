/** Text as UTF-8, and back: without Node, so that the same code runs in a browser. A mark at the beginning stays. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Base64 with its padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The bytes of a text in base64, of either alphabet. What belongs to neither is passed over, and the first `=` ends it. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = (text.split('=', 1)[0] ?? '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]/g, '');
  // One digit alone at the end holds no whole byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}

/** Base64 for addresses: without padding, and with `-` and `_`. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
