import { allowedMarkup, allowedScript } from './trusted-rules';

interface Rules {
  createHTML?: (value: string) => string;
  createScriptURL?: (value: string) => string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Rules): { createHTML(value: string): unknown };
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
const policy = factory?.createPolicy('vega-docs#pages', { createHTML: (value) => value });

// For code that is not ours: the progress bar's markup, and the search worker's address as the bundler writes it.
factory?.createPolicy('default', { createHTML: allowedMarkup, createScriptURL: allowedScript });

/** Marks HTML of this site's own pages as trusted, where the browser asks for that; a plain string elsewhere. */
export function trustedHtml(markup: string): unknown {
  return policy === undefined ? markup : policy.createHTML(markup);
}
