import { redirects } from '../../framework/config/redirects.ts';
import { prefixRedirects } from '../../framework/config/prefix-redirects.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** True when `from` stands for everything below it and the rest of the address is kept. */
  readonly prefix: boolean;
}

/** All redirects of the site, for servers: single addresses first, then whole prefixes. */
export function allRedirects(): Redirect[] {
  return [
    ...redirects().map(({ from, to }) => ({ from, to, prefix: false })),
    ...prefixRedirects.map((item) => ({ ...item, prefix: true })),
  ];
}
