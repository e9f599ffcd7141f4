import type { Channel } from './channel.ts';
import type { FeedEntry } from './entries.ts';
import { escapeXml as x } from './escape-xml.ts';

const item = ({ title, link, id = link, published, html }: FeedEntry): string => `    <item>
      <title>${x(title)}</title>
      <link>${x(link)}</link>
      <guid isPermaLink="${id === link}">${x(id)}</guid>
      <pubDate>${published.toUTCString()}</pubDate>
      <description>${x(html)}</description>
    </item>`;

/** A feed in RSS 2.0. */
export function rss(channel: Channel, entries: readonly FeedEntry[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${x(channel.title)}</title>
    <link>${x(channel.page)}</link>
    <description>${x(channel.description)}</description>
    <language>${x(channel.language)}</language>
    <atom:link href="${x(channel.self)}" rel="self" type="application/rss+xml"/>
${entries.map(item).join('\n')}
  </channel>
</rss>
`;
}
