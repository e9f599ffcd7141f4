import type { HitKind } from '@site/search/format/kinds';

/** What readers see of each kind: its name, and a picture as the path of a line in a square of 16. */
export const kindLabels: Readonly<Record<HitKind, { readonly label: string; readonly icon: string }>> = {
  concepts: { label: 'Concepts', icon: 'M8 2.5a4 4 0 0 0-2 7.5v1.5h4V10a4 4 0 0 0-2-7.5M6.5 14h3' },
  guides: { label: 'Guides', icon: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3' },
  rest: { label: 'REST', icon: 'M2 5.5h11L10.5 3M14 10.5H3L5.5 13' },
  graphql: { label: 'GraphQL', icon: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM8 1.8 13.5 11h-11z' },
  grpc: { label: 'gRPC', icon: 'M5.5 4 1.8 8l3.7 4M10.5 4l3.7 4-3.7 4' },
  wallet: { label: 'Wallet API', icon: 'M2 4.5h11.5v8.5H2zM2 4.5 11 2.5v2M10.5 8.5h3' },
  contracts: { label: 'Contracts', icon: 'M4 1.5h8v13H4zM6 5h4M6 8h4M6 11h2' },
  parameters: { label: 'Parameters', icon: 'M2 5h12M2 11h12M6 3v4M10.5 9v4' },
  commands: { label: 'Commands', icon: 'M2.5 4 6.5 8l-4 4M8 12.5h5.5' },
  terms: { label: 'Terms', icon: 'M3 14 7.5 2h1L13 14M4.8 10h6.4' },
};
