/**
 * Marks the page of a plain first visit: what lies below the first screen may be laid out after it is shown (src/css/content.css,
 * src/client/lay-out-rest.ts). Who returns to a place on the page, or follows a link to one, needs all heights at once.
 */
const markFirstVisit = `if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') document.documentElement.dataset.layOut = 'later';`;

/**
 * The document around each page, in Eta's syntax. As the framework's (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`), in another
 * order: scripts that set attributes of <html> stand before the style sheet. Behind it they wait for it, and the browser would
 * not read the page before it has come; and the style sheet comes before what else is asked for, because the first paint waits
 * for nothing else. The theme's sprite of icons is left out: no icon of this site is in it (src/theme/Icon).
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const inline = /<script>[^]*?<\\/script>/g; const sprite = /<svg[^>]*>\\s*<defs>[^]*?<\\/svg>/; %>
    <% (it.preBodyTags.match(inline) ?? []).forEach((script) => { %>
      <%~ script %>
    <% }); %>
    <script>${markFirstVisit}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
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
