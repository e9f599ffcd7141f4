/**
 * Parts of the framework's style sheet (Infima) that no page of this site uses, by the class names they start with. A
 * browser test finds page elements whose class lost its rule.
 */
export const unusedFamilies: readonly RegExp[] = [
  /^(?:avatar|badge|hero|pills|tabs|tab-|button-group|shadow|thumbnail|close-)/,
  /^button--(?!primary|secondary)/,
  /^pagination(?!-nav)/,
  /^footer__/,
  /^footer--dark/,
  /^text--(?!center|truncate)/,
  /^padding--(?!none$|lg$)/,
  /^margin--/,
  /^(?:padding|margin)-(?:horiz|right)--/,
  /^margin-left--(?!sm$)/,
  /^padding-(?:vert--|left--|top--(?!md$)|bottom--(?!lg$))/,
  /^margin-(?:vert--(?!lg$|xl$)|top--(?!sm$|md$|lg$)|bottom--(?!xl$))/,
  /^col--(?!3$|6$|8$|offset-2$)/,
  /^row--/,
  /^container-+fluid$/,
  /^navbar--(?:dark|primary)/,
  /^navbar__(?:search-input|items--center)/,
  /^card__/,
  /^card--full-height/,
  /^dropdown--nocaret/,
  /^alert__/,
  /^dashed$/,
  /^alert--(?:primary|dark)/,
  /^breadcrumbs--(?:sm|lg)/,
];

/**
 * Classes of the framework's theme that belong to what this site does not have: a navbar that hides, a sidebar that collapses, and marks
 * at links to other sites (the footer's are drawn by src/css/chrome.css).
 */
export const unusedOfTheme: readonly RegExp[] = [
  /^(?:navbarHid|anchorTargetHideOnScrollNavbar|collapseSidebarButton|sidebarWithHideableNavbar|sidebarHidden|sidebarLogo|expandButton)/,
  /^(?:docSidebarContainerHidden|darkNavbarColorModeToggle|toggleButtonDisabled|menuHtmlItem|menuExternalLink|iconExternalLink)/,
];

/** Custom properties of that style sheet that no rule reads. A budget test finds a rule that reads one all the same. */
export const unusedProperties: readonly RegExp[] = [
  /^--ifm-(?:avatar|badge|button-group|hero|pills|tabs)-/,
  /^--ifm-pagination-(?!nav)/,
  /^--ifm-(?:dark|light)(?:er|est)?-value$/,
  /^--ifm-contrast-(?:background|foreground)(?:-dark)?-value$/,
  /^--ifm-color-(?:success|info|warning|danger)-(?:darker|darkest|light|lighter|lightest)$/,
  /^--ifm-color-secondary-(?:darkest|light|lighter|lightest)$/,
  /^--ifm-color-primary-(?:dark|darkest|light|lighter|lightest)$/,
  /^--ifm-color-primary-contrast-/,
  /^--ifm-footer-(?:link|title|logo)-(?:color|hover-color|horizontal-spacing|max-width)$/,
  /^--ifm-navbar-search-input-/,
  /^--ifm-card-(?:horizontal|vertical)-spacing$/,
  /^--ifm-alert-color$/,
  /^--ifm-transition-slow$/,
  /^--ifm-color-(?:success|info|warning)$/,
  /^--ifm-font-color-secondary$/,
  /^--ifm-h1-vertical-rhythm-top$/,
  /^--ifm-font-weight-(?:light|base)$/,
  /^--ifm-color-emphasis-600$/,
  /^--ifm-(?:global-shadow-tl|z-index-overlay|image-alignment-padding|navbar-link-active-color|font-weight-normal)$/,
  /^--docusaurus-collapse-/,
];
