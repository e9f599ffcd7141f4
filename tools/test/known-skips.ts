/** Reasons for which a test may be skipped even where nobody may forget a tool (`CI=true`). Keep it short. */
export const knownSkips: readonly { readonly reason: RegExp; readonly why: string }[] = [
  {
    reason: /^grpcurl is not installed$/,
    why: 'Debian 12 has no package of it; the samples run where it is installed',
  },
  {
    reason: /^the kernel does not let this system have a firewall$/,
    why: 'containers without the right to administer the network',
  },
  {
    reason: /^sample not run: needs Foundry's cast, an Ethereum node/,
    why: 'their calls are compared with the contracts by other tests',
  },
];
