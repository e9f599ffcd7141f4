import { audiences, type Release } from '../releases/types.ts';
import { audienceNames, releaseAnchor, releaseDays, unknownChanges } from '../releases/wording.ts';
import { escapeXml } from './escape-xml.ts';

/** One release as feeds tell it. */
export interface FeedEntry {
  readonly title: string;
  readonly link: string;
  /** What tells the entry from all others for ever, where the link does not. */
  readonly id?: string;
  /** Noon of the day of its tag, in UTC. */
  readonly published: Date;
  /** What changed, as HTML. */
  readonly html: string;
}

/** Text as HTML, with what stands between backticks as code. */
const inline = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escapeXml(part) : `<code translate="no">${escapeXml(part)}</code>`))
    .join('');

function section(label: string, texts: readonly string[] | undefined): string {
  if (texts === undefined) return '';
  return `<p><strong>${label}</strong></p><ul>${texts.map((text) => `<li>${inline(text)}</li>`).join('')}</ul>`;
}

function describe(release: Release): string {
  const days = releaseDays(release);
  const { brings = {}, breaking, deprecated, unknown } = release;
  return [
    `<p>${days.charAt(0).toUpperCase()}${days.slice(1)}.</p>`,
    unknown ? `<p>${unknownChanges}</p>` : '',
    section('Breaking changes', breaking),
    section('Deprecated', deprecated),
    ...audiences.map((audience) => section(audienceNames[audience], brings[audience])),
  ].join('');
}

/**
 * The entries of a feed, newest day first.
 *
 * @param page address of the page that lists the releases
 */
export function feedEntries(releases: readonly Release[], page: string): FeedEntry[] {
  return releases
    .map((release) => ({
      title: `Vega ${release.version}${release.breaking ? ', with breaking changes' : ''}`,
      link: `${page}#${releaseAnchor(release.version)}`,
      published: new Date(`${release.date}T12:00:00Z`),
      html: describe(release),
    }))
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}
