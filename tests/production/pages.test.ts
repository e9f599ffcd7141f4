import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../delivery/deploy/verify-files.ts';
import { attributesOf } from '../../delivery/policy/attributes-of.ts';
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
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
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

/** Start tags of a page outside its scripts: name and attributes. */
function* tagsOf(text: string): Generator<readonly [name: string, attributes: Map<string, string>]> {
  const bare = text.replace(/(<script[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  for (const [, name = '', rest = ''] of bare.matchAll(/<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi)) {
    const tag = name.toLowerCase();
    if (tag in loading || never.has(tag) || tag === 'meta') yield [tag, attributesOf(rest)];
  }
}

describe(`all ${pages.length} built pages`, () => {
  it('name nothing to load that is not this site’s own, and no frames or objects', () => {
    expect(pages.length).toBeGreaterThan(700);
    const faults: string[] = [];
    for (const [file, text] of html) {
      for (const [tag, attributes] of tagsOf(text)) {
        if (never.has(tag)) faults.push(`${file}: <${tag}>`);
        if (tag === 'meta' && attributes.has('http-equiv'))
          faults.push(`${file}: meta http-equiv=${attributes.get('http-equiv') ?? ''}`);
        if (tag === 'link' && (attributes.get('rel') ?? '').split(' ').some((rel) => pointing.test(rel))) continue;
        for (const name of loading[tag] ?? []) {
          for (const value of (attributes.get(name) ?? '').split(name === 'srcset' ? ',' : '\n')) {
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
      const text = html.get(file) ?? '';
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
      const words = main
        .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/).length;
      // Fields that only a script can work stay hidden without one: the filter of a list, the form that builds requests.
      const read = main
        .replace(/<form[^>]*data-request-builder[\s\S]*?<\/form>/g, '')
        .replace(/<p class="?filter"? hidden[^>]*>/g, '');
      const hidden = [...read.matchAll(/<([a-z][^\s>]*)((?:"[^"]*"|[^"<>])*)>/gi)].filter(
        ([, , rest = '']) => attributesOf(rest).has('hidden') && attributesOf(rest).get('role') !== 'tabpanel',
      );
      return [
        ...(/<h1[\s>]/.test(main) ? [] : [`${file} has no heading`]),
        ...(words < 10 ? [`${file} has ${words} words`] : []),
        ...hidden.map(([tag]) => `${file} hides ${tag}`),
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
