/** The proto3 JSON name of a field: `market_id` → `marketId`. */
export function jsonName(protoName: string): string {
  return protoName.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase());
}
