import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, isElement, textOf, type Document, type Element, type Parent } from '../../html/page/dom.ts';

type Comment = DefaultTreeAdapterTypes.CommentNode;
type Template = DefaultTreeAdapterTypes.Template;

/** Kinds of script that browsers take for data. */
const dataBlock = /^(?:application\/(?:ld\+)?json|text\/plain)$/i;
const scriptAddress = /^[\s\p{Cc}]*j[\s\p{Cc}]*a[\s\p{Cc}]*v[\s\p{Cc}]*a[\s\p{Cc}]*script:/iu;

/** What a page holds inline: code of scripts that run, and values of style attributes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
  /** Things that no policy of this site can allow: `<style>` elements, event handlers, addresses that are code. */
  readonly forbidden: readonly string[];
}

/** Elements whose content is text, whatever it looks like. */
const textOnly = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp']);
/**
 * The document is parsed as without scripts. With them `<noscript>` is text up to its end tag, and an end tag that hides in an attribute
 * or a comment would let what follows it run.
 */
const hiddenEnd = /<\/noscript/i;

function forbiddenIn(element: Element): string[] {
  const found = element.attrs.flatMap(({ name, value }) => {
    const shown = `${name}="${value.slice(0, 60)}"`;
    if (/^on./.test(name) || name === 'srcdoc') return [`an event handler attribute or srcdoc: ${shown}`];
    if (scriptAddress.test(value) && element.tagName !== 'meta') return [`an address that is code: ${shown}`];
    return hiddenEnd.test(value) ? [`the end of a <noscript> in an attribute: ${shown}`] : [];
  });
  if (element.tagName === 'style') found.push('a <style> element');
  if (textOnly.has(element.tagName) && hiddenEnd.test(textOf(element))) found.push('the end of a <noscript> in text');
  return found;
}

/** Finds inline scripts, style attributes and what is not allowed at all in a page, as a browser has them after parsing it. */
export function inlineCode(document: Document): InlineCode {
  const scripts: string[] = [];
  const styleAttributes: string[] = [];
  const forbidden = new Set<string>();
  const visit = (parent: Parent): void => {
    for (const element of parent.childNodes) {
      if (element.nodeName === '#comment' && hiddenEnd.test((element as Comment).data))
        forbidden.add('the end of a <noscript> in a comment');
      if (!isElement(element)) continue;
      const { tagName } = element;
      const style = attribute(element, 'style');
      if (style !== undefined) styleAttributes.push(style);
      for (const fault of forbiddenIn(element)) forbidden.add(fault);
      const code = tagName === 'script' && attribute(element, 'src') === undefined ? textOf(element) : '';
      if (code !== '' && !dataBlock.test(attribute(element, 'type') ?? '')) scripts.push(code);
      visit(element);
      if ('content' in element) visit((element as Template).content);
    }
  };
  visit(document);
  return { scripts, styleAttributes, forbidden: [...forbidden] };
}

/** The source expression of a Content Security Policy hash, without its `sha256-`. */
export const policyHash = (code: string): string => createHash('sha256').update(code, 'utf8').digest('base64');
