/** Puts what the reader chose about wrapping code on the document before anything is laid out (src/behaviour/wrap.ts). */
const restoreWrapping = `for (const kind of ['shell', 'code']) try { const chosen = localStorage.getItem('wrap.' + kind); if (chosen === 'true' || chosen === 'false') document.documentElement.setAttribute('data-wrap-' + kind, chosen); } catch {}`;

/**
 * The document around each page, in Eta's syntax. As the framework's (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`), in another
 * order: scripts that set attributes of <html> stand before the style sheet. Behind it they wait for it, and the browser would
 * not read the page before it has come; and the style sheet comes before what else is asked for, because the first paint waits
 * for nothing else. The font of formulas is asked for where there are formulas. The theme's sprite of icons is left out: no icon of this site is in it (src/theme/Icon).
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const inline = /<script>[^]*?<\\/script>/g; const sprite = /<svg[^>]*>\\s*<defs>[^]*?<\\/svg>/; const formulaFont = /<link[^>]*\\/fonts\\/formula\\.[^>]*>/; %>
    <% (it.preBodyTags.match(inline) ?? []).forEach((script) => { %>
      <%~ script %>
    <% }); %>
    <script>${restoreWrapping}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.appHtml.includes('<math') ? it.headTags : it.headTags.replace(formulaFont, '') %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inline, '').replace(sprite, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
