/** The proto3 JSON name of a field: `market_id` → `marketId`. */
export function jsonName(protoName: string): string {
  return protoName.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The way operation ids become page names: `GetERC20ListAssetBundle` → `get-erc-20-list-asset-bundle`. Words end where
 * the case rises, before the last capital of an acronym, and between letters and digits.
 */
export function kebabCase(text: string): string {
  return (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join('-').toLowerCase();
}

/**
 * The protobuf spelling of a GraphQL name: `partyId` → `party_id`, `realisedPNL` → `realised_pnl`,
 * `liquiditySLAParams` → `liquidity_sla_params`. Names that are in snake case already stay as they are.
 */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}
