import { linkOf, pageSheets } from '../page-sheets/sheets.ts';

/** Puts what the reader chose about wrapping code on the document before anything is laid out (src/behaviour/wrap.ts). */
const restoreWrapping = `for (const kind of ['shell', 'code']) try { const chosen = localStorage.getItem('wrap.' + kind); if (chosen === 'true' || chosen === 'false') document.documentElement.setAttribute('data-wrap-' + kind, chosen); } catch {}`;

/** Remembers which button of an interactive part is pressed before its code has come: it is pressed again then (instant-pages/runtime/islands.ts). */
const rememberPress = `addEventListener('click', ({ target }) => { const button = target.closest?.('[data-island]:not([data-alive]) button'); if (button) button.dataset.pressed = ''; }, true);`;

/** The sheets of single pages as the template reads them. */
const sheets = pageSheets.map((sheet) => `{ link: ${linkOf(sheet)}, needed: ${sheet.needed} }`).join(', ');

/**
 * The document around each page, in Eta's syntax. As the framework's (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`), in another
 * order: the style sheet is asked for before anything else, because the first paint waits for nothing else (decisions/faces-after-the-paint.md).
 * Scripts that set attributes of <html> stand behind the sheets and wait for them: the page is read from then on, in pieces, and what has been read
 * is painted between two of them (decisions/read-after-the-sheet.md). The font of formulas is asked for where there are formulas, the sheet of tools where there are tools. The row of a page
 * that shows calls says so before they come, because it is laid out wider (src/css/reference/reference.css). The theme's sprite of icons is left out: no icon of this site is in it (src/theme/Icon).
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="preload" as="style" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const inline = /<script>[^]*?<\\/script>/g; const sprite = /<svg[^>]*>\\s*<defs>[^]*?<\\/svg>/; const formulaFont = /<link[^>]*\\/fonts\\/formula\\.[^>]*>| data-formulas="[^"]*"/g;
      const faces = /<script data-faces=[^]*?<\\/script>/;
      const sheets = [${sheets}].map(({ link, needed }) => ({ link, tag: needed.test(it.appHtml) ? link.exec(it.headTags)?.[0] : undefined }));
      const allTags = it.appHtml.includes('<math') ? it.headTags : it.headTags.replace(formulaFont, '');
      const headTags = sheets.reduce((tags, { link }) => tags.replace(link, ''), allTags.replace(faces, ''));
      const appHtml = /class="call[ "]/.test(it.appHtml) ? it.appHtml.replace('<div class="row">', '<div class="row row--call">') : it.appHtml; %>
    <%~ faces.exec(allTags)?.[0] ?? '' %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% sheets.forEach(({ tag }) => { %>
      <%~ tag ?? '' %>
    <% }); %>
    <% (it.preBodyTags.match(inline) ?? []).forEach((script) => { %>
      <%~ script %>
    <% }); %>
    <script>${restoreWrapping} ${rememberPress}</script>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ headTags %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inline, '').replace(sprite, '') %>
    <div id="__docusaurus"><%~ appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
