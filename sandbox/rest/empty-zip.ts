/** A zip archive without entries: only the record that ends every archive, 22 bytes. */
export function emptyZip(): Uint8Array<ArrayBuffer> {
  const end = new Uint8Array(22);
  end.set([0x50, 0x4b, 0x05, 0x06]);
  return end;
}
