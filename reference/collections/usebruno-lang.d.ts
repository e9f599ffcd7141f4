/** Bruno's readers of its own files, which come without types; only what the tests call. */
declare module '@usebruno/lang' {
  export function bruToJsonV2(text: string): unknown;
  export function bruToEnvJsonV2(text: string): unknown;
  export function collectionBruToJson(text: string): unknown;
}
