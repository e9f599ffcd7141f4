/**
 * The constants of the specification (section 9), written down a second time on purpose: tests compare the site with these
 * and not with product.ts, whose numbers could be changed with nobody noticing.
 */
export const specified = {
  search: { maxResults: 8, contextLength: 50 },
  mobileBreakpointPx: 996,
  progressBarDelayMs: 200,
  loaderDelayMs: 200,
  spinnerAnimationSeconds: [1.5, 3],
  errorBoxWidthPercent: 50,
} as const;
