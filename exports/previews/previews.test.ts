import { PNG } from 'pngjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { previewPath } from '../../common/preview-path.ts';
import { builtPage, parseDocument } from '../../html/page/built-page.ts';
import { compose, size } from './compose.ts';
import { figureStyle } from './figure-style.ts';
import { Previews } from './index.ts';

const site = mkdtempSync(path.join(tmpdir(), 'previews-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('which pages have a picture of their own', () => {
  it.each([
    ['docs/concepts/fees.mdx', 'x\n<Diagram file="a" alt="b" />', '/img/previews/concepts/fees.png'],
    ['versioned_docs/version-v0.73/concepts/fees.mdx', '  <Diagram file="a" />', '/img/previews/concepts/fees.png'],
    ['docs/concepts/p.mdx', '<Picture of="a" />', '/img/previews/testnet/concepts/p.png'],
    ['versioned_docs/version-v0.73/concepts/p.mdx', '<Picture of="a" />', '/img/previews/mainnet/concepts/p.png'],
    ['docs/concepts/p.mdx', 'a `<Diagram />` in a sentence', undefined],
    ['src/pages/design.mdx', '<Diagram file="a" />', undefined],
  ])('%s', (file, text, address) => expect(previewPath(file, text)).toBe(address));
});

describe('how drawings are painted', () => {
  const style = figureStyle(process.cwd());

  it('is what the style sheets say, with nothing left to look up', () => {
    expect(style).not.toMatch(/var\(|color-mix|:is\(/);
    expect(style).toMatch(/^\.diagram \.node path,\.diagram \.node ellipse\{fill:#0d1110;stroke:#a3b1aa\}$/m);
    expect(style).toMatch(/^\.picture__line\{stroke:#b9e83c;/m);
  });
});

describe('a picture', () => {
  const drawing =
    '<svg viewBox="0 0 100 50" class="wide" width="100" height="50"><g class="node accent"><path d="M10 10H90V40H10z"></path><text x="50" y="30">word</text></g></svg>';
  const page = (figure: string): string =>
    `<html><head><meta property="og:image" content="https://docs.example/img/previews/a/b.png"></head><body><div data-page="/testnet/a/b"><h1>Title</h1>${figure}</div></body></html>`;
  const built = (figure: string) => {
    const found = builtPage(parseDocument(page(figure)), '/testnet/a/b');
    if (found === undefined) throw new Error('no page');
    return found;
  };

  it('has the drawing, the title and the foot inside, whatever the form of the drawing', () => {
    for (const [width, height] of [
      [700, 200],
      [300, 900],
      [20, 20],
    ] as const) {
      const svg = compose({
        title: 'Validator scores and rewards of a network',
        foot: 'foot',
        colour: '#ffffff',
        logo: '<svg viewBox="0 0 1 1"></svg>',
        style: '',
        figure: { kind: 'diagram', svg: drawing, width, height },
      });
      const [, x, y, w, h] = (
        /<g class="diagram"><svg x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
      ).map(Number);
      expect(Math.min(x ?? -1, y ?? -1)).toBeGreaterThanOrEqual(40);
      expect((x ?? 0) + (w ?? 0)).toBeLessThanOrEqual(size.width - 40);
      expect((y ?? 0) + (h ?? 0)).toBeLessThanOrEqual(size.height - 39);
      expect((w ?? 0) / (h ?? 1)).toBeCloseTo(width / height, 3);
    }
  });

  it('is drawn once for both trees, from what stands on the page, in the size that previews have', async () => {
    const previews = new Previews();
    previews.add(built(`<figure class="diagram">${drawing}</figure>`));
    previews.add(built(`<figure class="diagram">${drawing}</figure>`));
    expect(await previews.write(process.cwd(), site)).toBe(1);
    const { width, height, data } = PNG.sync.read(readFileSync(path.join(site, 'img/previews/a/b.png')));
    expect([width, height]).toEqual([1200, 630]);
    // The border of what the page is about: the colour of links in the dark mode.
    const accents = Array.from({ length: width * height }, (_, at) => data.readUIntBE(at * 4, 3)).filter(
      (one) => one === 0xb9e83c,
    );
    expect(accents.length).toBeGreaterThan(500);
  });

  it('that a page names and has no drawing for stops the build', () => {
    expect(() => new Previews().add(built('<p>text</p>'))).toThrow('/testnet/a/b names img/previews/a/b.png');
  });
});
