import { createHash } from 'node:crypto';
import { attributesOf } from './attributes-of.ts';

/** A comment, or a start tag with its attributes as they stand: `>` inside quotes does not end a tag. */
const markup = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** Elements whose content is text, whatever it looks like. */
const textOnly = new Set(['script', 'style', 'textarea', 'title']);
/** Kinds of script that browsers take for data. */
const dataBlock = /^(?:application\/(?:ld\+)?json|text\/plain)$/i;
const worthParsing = /style|\bon|srcdoc|javascript|&(?:#|Tab|NewLine|colon)/i;
const scriptAddress = /^[\s\p{Cc}]*j[\s\p{Cc}]*a[\s\p{Cc}]*v[\s\p{Cc}]*a[\s\p{Cc}]*script:/iu;

/** What a page holds inline: code of scripts that run, and values of style attributes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
  /** Things that no policy of this site can allow: `<style>` elements, event handlers, addresses that are code. */
  readonly forbidden: readonly string[];
}

/** Where the text of an element ends that begins at `from`. */
function endOfText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** Finds inline scripts, style attributes and what is not allowed at all in a page's HTML. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styleAttributes: string[] = [];
  const forbidden = new Set<string>();
  markup.lastIndex = 0;
  for (let match = markup.exec(html); match !== null; match = markup.exec(html)) {
    const [, tag, text = ''] = match;
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    const attributes = name === 'script' || worthParsing.test(text) ? attributesOf(text) : new Map<string, string>();
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') styleAttributes.push(value);
      if (/^on./.test(attribute) || attribute === 'srcdoc')
        forbidden.add(`an event handler attribute or srcdoc: ${attribute}="${value.slice(0, 60)}"`);
      if (scriptAddress.test(value) && name !== 'meta')
        forbidden.add(`an address that is code: ${attribute}="${value.slice(0, 60)}"`);
    }
    if (name === 'style') forbidden.add('a <style> element');
    if (!textOnly.has(name)) continue;
    const from = markup.lastIndex;
    markup.lastIndex = endOfText(html, name, from);
    const code = html.slice(from, markup.lastIndex);
    if (name === 'script' && code !== '' && !attributes.has('src') && !dataBlock.test(attributes.get('type') ?? ''))
      scripts.push(code);
  }
  return { scripts, styleAttributes, forbidden: [...forbidden] };
}

/** The source expression of a Content Security Policy hash, without its `sha256-`. */
export const policyHash = (code: string): string => createHash('sha256').update(code, 'utf8').digest('base64');
