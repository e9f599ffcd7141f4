/**
 * Where plugins of the site put files that are served as they are, from the project's root. Not `.generated/static`, which
 * `npm run generate` replaces, beside a running development server too.
 */
export const pluginStatic = '.docusaurus/static';
