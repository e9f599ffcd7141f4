/** Addresses of the original site whose whole subtree moved. Static pages cannot redirect those: servers do. */
export const prefixRedirects = [
  { from: '/docs/testnet/grpc/', to: '/testnet/api/grpc/' },
  { from: '/docs/', to: '/' },
  { from: '/mainnet/tools/vega-wallet/cli-wallet/latest/', to: '/testnet/tools/vega-wallet/cli-wallet/' },
  { from: '/testnet/tools/vega-wallet/cli-wallet/latest/', to: '/testnet/tools/vega-wallet/cli-wallet/' },
  { from: '/mainnet/tools/vega-wallet/desktop-app/latest/', to: '/testnet/tools/vega-wallet/desktop-app/' },
  { from: '/testnet/tools/vega-wallet/desktop-app/latest/', to: '/testnet/tools/vega-wallet/desktop-app/' },
] as const;
