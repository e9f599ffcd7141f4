/**
 * Styles of the theme's components that only the build renders: their code stays on the server, their rules are needed
 * on the page.
 */
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/EditMetaRow/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/Edit/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Tag/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TagsListInline/styles.module.css';
import '@site/src/components/PageMenu/styles.css';
