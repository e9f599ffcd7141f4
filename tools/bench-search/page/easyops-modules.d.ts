declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions.js' {
  export function getStemmedPositions(
    metadata: Readonly<Record<string, unknown>>,
    field: string,
  ): readonly (readonly [number, number])[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed.js' {
  export function highlightStemmed(
    content: string,
    positions: readonly (readonly [number, number])[],
    tokens: readonly string[],
  ): string;
}
