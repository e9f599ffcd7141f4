/**
 * Parts of the framework's style sheet (Infima) that no page of this site uses, by the class names they start with. A
 * browser test finds page elements whose class lost its rule.
 */
export const unusedFamilies: readonly RegExp[] = [
  /^(?:avatar|badge|hero|pills|tabs|tab-|button-group|shadow|thumbnail|close-)/,
  /^button--(?!primary|secondary|sm|link)/,
  /^pagination(?!-nav)/,
  /^footer__/,
  /^footer--dark/,
  /^text--(?!center|truncate)/,
  /^(?:padding|margin)-(?:horiz|left|right)--/,
  /^col--offset/,
  /^row--no-gutters/,
  /^navbar--(?:dark|primary)/,
  /^card__(?:footer|image)/,
  /^alert--(?:primary|dark)/,
  /^breadcrumbs--(?:sm|lg)/,
];
