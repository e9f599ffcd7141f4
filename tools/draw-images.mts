import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { product } from '../product.ts';
import { marketFrames } from '../content/front/market.ts';
import { icons, type IconName } from '../src/components/SectionIcon/icons.ts';
import { socialSections } from '../framework/config/social-images.ts';
import { chromiumPath } from './test/chromium-path.ts';

/**
 * Draws the pictures of static/img from the logo, the sections' icons and the names in product.ts: one for link previews of each section,
 * and the icons of home screens. Run by hand after a change of name, icon or logo: npx tsx tools/draw-images.mts
 */
const logo = readFileSync('static/img/logo.svg', 'utf8');
const fontOf = (file: string): string => readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
const fonts = {
  display: fontOf('space-grotesk/files/space-grotesk-latin-wght-normal.woff2'),
  text: fontOf('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
};

/** The picture beside the title: the section's icon, or for the site as a whole the market of its front page. */
function picture(name: string): string {
  if (Object.hasOwn(icons, name))
    return `<svg class="icon" viewBox="0 0 24 24"><path d="${icons[name as IconName]}"/></svg>`;
  const [frame] = marketFrames();
  if (frame === undefined) throw new Error('The market of the front page has no steps.');
  const bars = [...frame.asks].reverse().map((volume) => ({ volume, kind: 'ask' }));
  bars.push(...frame.bids.map((volume) => ({ volume, kind: 'bid' })));
  const rows = bars.map(
    ({ volume, kind }, index) =>
      `<rect class="${kind}" x="${360 - volume * 26}" y="${index * 30 + (kind === 'bid' ? 16 : 0)}" width="${volume * 26}" height="26" rx="3"/>`,
  );
  return `<svg class="market" viewBox="0 0 360 436">${rows.join('')}</svg>`;
}

const card = ({ name, title, colour }: (typeof socialSections)[number]): string => `<style>
@font-face{font-family:G;src:url(data:font/woff2;base64,${fonts.display});font-weight:300 700}
@font-face{font-family:H;src:url(data:font/woff2;base64,${fonts.text});font-weight:100 900}
*{margin:0}body{width:1200px;height:630px;background:linear-gradient(90deg,#0f1a16 748px,${colour}17 748px) #0f1a16;color:#fff;font-family:G,sans-serif;
display:grid;grid-template-columns:1fr 360px;grid-template-rows:96px 1fr 40px;column-gap:48px;padding:72px;box-sizing:border-box;border-top:12px solid ${colour}}
.logo svg{width:96px;height:96px}h1{align-self:center;font-size:${title.length > 26 ? 80 : 92}px;letter-spacing:-.03em;line-height:1.05;font-weight:600}
p{grid-row:3;font:500 30px H;color:${colour}}.picture{grid-column:2;grid-row:1/4;align-self:center;justify-self:center}
.icon{width:340px;height:340px;fill:none;stroke:${colour};stroke-width:1.1;stroke-linecap:round;stroke-linejoin:round}
.market{width:360px;height:436px}.bid{fill:#2f8a63}.ask{fill:#a34d45}</style>
<div class="logo">${logo}</div><h1>${title}</h1><p>${product.title} · release v${product.release}</p><div class="picture">${picture(name)}</div>`;

const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--no-sandbox'] });
mkdirSync('static/img/social', { recursive: true });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const section of socialSections) {
  await page.setContent(card(section));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `static/img/social/${section.name}.png` });
}
for (const size of [180, 192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${logo}`);
  await page.screenshot({
    path: `static/img/${size === 180 ? 'apple-touch-icon' : `icon-${size}`}.png`,
    omitBackground: true,
  });
}
await browser.close();
