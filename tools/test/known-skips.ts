/** Reasons for which a test may be skipped even where nobody may forget a tool (`CI=true`). Keep it short. */
export const knownSkips: readonly { readonly reason: RegExp; readonly why: string }[] = [
  { reason: /^grpcurl is not installed$/, why: 'no package of Debian 12; `npm test` builds it where Go modules can be fetched' },
  { reason: /^the kernel does not let this system have a firewall$/, why: 'containers without the right to administer the network' },
  { reason: /^sample not run: needs Foundry's cast, an Ethereum node/, why: 'their calls are compared with the contracts by other tests' },
];
