interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (value: string) => string }): { createHTML(value: string): unknown };
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
const policy = factory?.createPolicy('vega-docs#pages', { createHTML: (value) => value });

/** Marks HTML of this site's own pages as trusted, where the browser asks for that; a plain string elsewhere. */
export function trustedHtml(markup: string): unknown {
  return policy === undefined ? markup : policy.createHTML(markup);
}
