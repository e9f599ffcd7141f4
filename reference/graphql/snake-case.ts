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
