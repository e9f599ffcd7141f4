import type { Channel } from './channel.ts';
import type { FeedEntry } from './entries.ts';
import { escapeXml as x } from './escape-xml.ts';

const entry = ({ title, link, id = link, published, html }: FeedEntry): string => `  <entry>
    <title>${x(title)}</title>
    <link rel="alternate" type="text/html" href="${x(link)}"/>
    <id>${x(id)}</id>
    <updated>${published.toISOString()}</updated>
    <content type="html">${x(html)}</content>
  </entry>`;

/** A feed in Atom 1.0. It changed last when its newest entry was published. */
export function atom(channel: Channel, entries: readonly FeedEntry[]): string {
  const updated = entries[0]?.published ?? new Date(0);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${x(channel.language)}">
  <title>${x(channel.title)}</title>
  <subtitle>${x(channel.description)}</subtitle>
  <link rel="alternate" type="text/html" href="${x(channel.page)}"/>
  <link rel="self" type="application/atom+xml" href="${x(channel.self)}"/>
  <id>${x(channel.self)}</id>
  <updated>${updated.toISOString()}</updated>
  <author><name>${x(channel.author)}</name></author>
${entries.map(entry).join('\n')}
</feed>
`;
}
