import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../delivery/deploy/verify-files.ts';
import { parseDocument } from '../../html/page/built-page.ts';
import { attribute, findElement, findElements, hasClass, isText, type Element } from '../../html/page/dom.ts';
import { count } from './setup/count.ts';

/** Elements by which a page makes the browser ask for something, with the attributes that say for what. */
const loading: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  use: ['href'],
  image: ['href'],
  input: ['src'],
  form: ['action'],
  base: ['href'],
  link: ['href'],
};
const pointing = /^(?:canonical|alternate|license|search|author)$/;
const never = new Set(['iframe', 'frame', 'embed', 'object', 'base', 'applet']);

const pages = Object.entries(readManifest('build').files).flatMap(([file, { moved }]) =>
  file.endsWith('.html') && !moved ? [file] : [],
);
const html = new Map(pages.map((file) => [file, readFileSync(path.join('build', file), 'utf8')]));

/** The elements of a page that the first test looks at. */
const loadingElements = (text: string): Element[] =>
  findElements(parseDocument(text), ({ tagName }) => tagName in loading || never.has(tagName) || tagName === 'meta');

/** Fields that only a script can work stay hidden without one: the filter of a list, the form that builds requests. */
const worksByScript = (element: Element): boolean =>
  (element.tagName === 'form' && attribute(element, 'data-request-builder') !== undefined) ||
  (element.tagName === 'p' && hasClass(element, 'filter'));

const noText = new Set(['script', 'style', 'noscript']);

describe(`all ${pages.length} built pages`, () => {
  it('name nothing to load that is not this site’s own, and no frames or objects', () => {
    expect(pages.length).toBeGreaterThan(700);
    const faults: string[] = [];
    for (const [file, text] of html) {
      for (const element of loadingElements(text)) {
        const tag = element.tagName;
        const equivalent = attribute(element, 'http-equiv');
        if (never.has(tag)) faults.push(`${file}: <${tag}>`);
        if (tag === 'meta' && equivalent !== undefined) faults.push(`${file}: meta http-equiv=${equivalent}`);
        if (tag === 'link' && (attribute(element, 'rel') ?? '').split(' ').some((rel) => pointing.test(rel))) continue;
        for (const name of loading[tag] ?? []) {
          for (const value of (attribute(element, name) ?? '').split(name === 'srcset' ? ',' : '\n')) {
            if (value !== '' && !/^(?:\/(?![/\\])|#|data:image\/|\?)/.test(value.trim()))
              faults.push(`${file}: <${tag} ${name}="${value}">`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    count('pages checked', pages.length);
  });

  it('can be read without JavaScript: a heading, a text, and nothing hidden but what a style sheet shows again', () => {
    const guides = pages.filter((file) => /^(?:mainnet|testnet)\//.test(file));
    const faults = guides.flatMap((file) => {
      const main = findElement(parseDocument(html.get(file) ?? ''), ({ tagName }) => tagName === 'main');
      if (main === undefined) return [`${file} has no <main>`];
      const words = [
        main,
        ...findElements(
          main,
          () => true,
          ({ tagName }) => noText.has(tagName),
        ),
      ]
        .flatMap(({ childNodes }) => childNodes.filter(isText).map(({ value }) => value))
        .join(' ')
        .trim()
        .split(/\s+/).length;
      const hidden = findElements(
        main,
        (element) => attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel',
        worksByScript,
      );
      return [
        ...(findElement(main, ({ tagName }) => tagName === 'h1') === undefined ? [`${file} has no heading`] : []),
        // The shortest is the list of tags: nine words.
        ...(words < 9 ? [`${file} has ${words} words`] : []),
        ...hidden.map(({ tagName }) => `${file} hides <${tagName}>`),
      ];
    });
    expect(faults).toEqual([]);
    expect(guides.length).toBeGreaterThan(700);
  });
});

describe('the code that browsers get', () => {
  const scripts = Object.keys(readManifest('build').files).filter((file) => file.endsWith('.js'));

  it('has no address of a service that counts readers, and nothing that sends on its own', () => {
    expect(scripts.length).toBeGreaterThan(20);
    const faults = scripts.filter((file) =>
      /google-analytics|googletagmanager|segment\.(?:io|com)|sentry|posthog|plausible|matomo|hotjar|mixpanel|sendBeacon/i.test(
        readFileSync(path.join('build', file), 'utf8'),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('makes no code of text', () => {
    const faults = scripts.filter((file) =>
      /\beval\(|new Function\(|document\.write\(/.test(readFileSync(path.join('build', file), 'utf8')),
    );
    expect(faults).toEqual([]);
  });
});
