import { createHash } from 'node:crypto';

const script = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type=["']?(?:application\/(?:ld\+)?json|text\/plain)/;
const styleAttribute = /<[a-z][^<>]*?\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const styleElement = /<style[\s>]/;
const handler = /<[a-z][^<>]*?\son[a-z]+=/i;

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What a page holds inline: code of scripts that run, and values of style attributes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
  /** Things that no policy of this site can allow: `<style>` elements and event handler attributes. */
  readonly forbidden: readonly string[];
}

/** Finds inline scripts, style attributes and what is not allowed at all in a page's HTML. */
export function inlineCode(html: string): InlineCode {
  const withoutCode = html.replace(script, '<script></script>');
  const forbidden = [
    ...(styleElement.test(withoutCode) ? ['a <style> element'] : []),
    ...(handler.test(withoutCode) ? [`an event handler attribute: ${handler.exec(withoutCode)?.[0].slice(0, 80) ?? ''}`] : []),
  ];
  const scripts = [...html.matchAll(script)].filter((match) => !dataBlock.test(match[1] ?? '')).map((match) => match[2] ?? '');
  const styleAttributes = [...withoutCode.matchAll(styleAttribute)].map((match) => decode(match[1] ?? match[2] ?? match[3] ?? ''));
  return { scripts: scripts.filter((code) => code !== ''), styleAttributes, forbidden };
}

/** The source expression of a Content Security Policy hash, without its `sha256-`. */
export const policyHash = (code: string): string => createHash('sha256').update(code, 'utf8').digest('base64');
