/**
 * The inline code that this site's pages may carry. Anything else stops the build: it would need a new entry here, and with
 * it a thought about why it cannot be a file.
 */
export const allowed = {
  /** Each inline script must contain one of these; the first sets colours before the first paint. */
  scripts: [
    { marker: 'docusaurus-theme', why: 'colour mode and dismissed announcement, before the first paint' },
    { marker: 'dataset.faces', why: 'whether this visit has the typefaces, before the first layout' },
    { marker: 'base-url-banner', why: 'says that files are missing when the site is served below another address' },
  ],
  /** Values of style attributes, as they stand in the page. */
  styleAttributes: [
    { value: 'display: none;', why: 'hides the sprite of icons, which comes before the style sheet' },
    { value: 'text-align:left', why: 'column of a Markdown table' },
    { value: 'text-align:right', why: 'column of a Markdown table' },
    { value: 'text-align:center', why: 'column of a Markdown table' },
  ],
} as const;
