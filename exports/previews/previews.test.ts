import { PNG } from 'pngjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { previewPath } from '../../common/preview-path.ts';
import { builtPage, parseDocument } from '../../html/page/built-page.ts';
import { compose, layOut, size } from './compose.ts';
import { figureStyle } from './figure-style.ts';
import { drawFormula, em } from './formula.ts';
import { leastEm, Previews } from './index.ts';

const site = mkdtempSync(path.join(tmpdir(), 'previews-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('which pages have a picture of their own', () => {
  it.each([
    ['docs/concepts/fees.mdx', 'x\n<Diagram file="a" alt="b" />', '/img/previews/concepts/fees.png'],
    ['versioned_docs/version-v0.73/concepts/fees.mdx', '  <Diagram file="a" />', '/img/previews/concepts/fees.png'],
    ['docs/concepts/p.mdx', '<Picture of="a" />', '/img/previews/testnet/concepts/p.png'],
    ['versioned_docs/version-v0.73/concepts/p.mdx', '<Picture of="a" />', '/img/previews/mainnet/concepts/p.png'],
    ['docs/concepts/p.mdx', 'x\n\n$$\na = b\n$$\n', '/img/previews/testnet/concepts/p.png'],
    ['versioned_docs/version-v0.73/concepts/p.mdx', 'x\n\n$$\na = b\n$$\n', '/img/previews/mainnet/concepts/p.png'],
    ['docs/concepts/p.mdx', '$$\na\n$$\n\n<Diagram file="a" />', '/img/previews/concepts/p.png'],
    ['docs/calculators.mdx', '<Calculator name="fees" />', '/img/previews/testnet/calculators.png'],
    ['docs/concepts/p.mdx', 'a `<Diagram />` and $a = b$ in a sentence', undefined],
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

  it('shows the first diagram whose letters stay readable, else the one that is made smaller least', async () => {
    const box = (width: number, height: number, fill: string): string =>
      `<figure class="diagram"><svg viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M0 0H${width}V${height}H0z"></path></svg></figure>`;
    const shown = async (figures: string): Promise<number | undefined> => {
      const previews = new Previews();
      previews.add(built(figures));
      await previews.write(process.cwd(), site);
      const { width, height, data } = PNG.sync.read(readFileSync(path.join(site, 'img/previews/a/b.png')));
      const colours = [0xff0000, 0x00ff00, 0x0000ff];
      return colours.find((colour) =>
        Array.from({ length: width * height }, (_, at) => at).some((at) => data.readUIntBE(at * 4, 3) === colour),
      );
    };
    const [tall, taller, fitting] = [box(300, 800, '#f00'), box(300, 900, '#0f0'), box(400, 300, '#00f')];
    expect(await shown(`${tall}${fitting}`)).toBe(0x0000ff);
    expect(await shown(`${fitting}${tall}`)).toBe(0x0000ff);
    expect(await shown(`${taller}${tall}`)).toBe(0xff0000);
  });

  /** A page with nothing but a formula that stands by itself. */
  const formula = (tex: string) =>
    built(`<div class="formula"><math><annotation encoding="application/x-tex">${tex}</annotation></math></div>`);

  it('of a page with a formula has it in one colour, with nothing at the edges', async () => {
    const previews = new Previews();
    previews.add(
      formula(String.raw`q = \begin{cases} 1 &amp; t \lt m \\ \dfrac{t - m}{1 - m} &amp; \text{otherwise} \end{cases}`),
    );
    expect(await previews.write(process.cwd(), site)).toBe(1);
    const { width, height, data } = PNG.sync.read(readFileSync(path.join(site, 'img/previews/a/b.png')));
    const inked = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => data.readUIntBE(at * 4, 3) === 0xf3f7f4,
    );
    expect(inked.length).toBeGreaterThan(2000);
    const columns = inked.map((at) => at % width);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...columns)).toBeLessThan(width - 40);
  });

  it('breaks a formula that would be too small in one line, and refuses one that cannot be broken', async () => {
    const words = (count: number): string =>
      Array.from({ length: count }, () => String.raw`\text{performance}`).join(String.raw` \times `);
    const [short, long] = await Promise.all([drawFormula(words(4)), drawFormula(words(8))]);
    expect(short.height / em).toBeLessThan(1);
    expect(long.height / em).toBeGreaterThan(2);
    const { scale } = layOut({ title: 'Title', figure: long });
    expect(scale * em).toBeGreaterThanOrEqual(leastEm);
    const previews = new Previews();
    previews.add(formula(String.raw`\text{${'m'.repeat(60)}}`));
    await expect(previews.write(process.cwd(), site)).rejects.toThrow(/img\/previews\/a\/b\.png: .* an em of it has/);
  });

  it.each([String.raw`\unknown`, String.raw`\text{日本}`, String.raw`\frac{a`])(
    'cannot be drawn of %s',
    async (tex) => {
      await expect(drawFormula(tex)).rejects.toThrow('cannot be drawn');
    },
  );

  it('that a page names and has no drawing for stops the build', () => {
    expect(() => new Previews().add(built('<p>text</p>'))).toThrow('/testnet/a/b names img/previews/a/b.png');
  });
});
