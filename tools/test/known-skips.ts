/** Reasons for which a test may be skipped even where nobody may forget a tool (`CI=true`). Keep it short. */
export const knownSkips: readonly { readonly reason: RegExp; readonly why: string }[] = [
  {
    reason: /^grpcurl is not installed$/,
    why: 'Debian 12 has no package of it; the samples run where it is installed',
  },
  {
    reason: /^Go cannot fetch the modules of examples\/go\.mod$/,
    why: 'systems without a way to a Go module proxy; Debian 12 has no package of a grpc-go that new programs are written for',
  },
  {
    reason: /^the kernel does not let this system have a firewall$/,
    why: 'containers without the right to administer the network',
  },
  {
    reason: /^sample not run: needs Foundry's cast, an Ethereum node/,
    why: 'their calls are compared with the contracts by other tests',
  },
  {
    reason: /^sample not run: needs the release's program \(VEGA_BIN\)/,
    why: 'no package brings it; the quickstart of a node is run where it lies, with a chain to join',
  },
];
