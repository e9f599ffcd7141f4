import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { product } from '../product.ts';
import { socialSections } from '../framework/config/social-images.ts';
import { chromiumPath } from './test/chromium-path.ts';

/**
 * Draws the pictures of static/img from the logo and the names in product.ts: one for link previews of each section,
 * and the icons of home screens. Run by hand after a change of name or logo: npx tsx tools/draw-images.mts
 */
const logo = readFileSync('static/img/logo.svg', 'utf8');
const font = readFileSync(
  'node_modules/@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
).toString('base64');

const card = (title: string): string => `<style>
@font-face{font-family:G;src:url(data:font/woff2;base64,${font});font-weight:300 700}
*{margin:0}body{width:1200px;height:630px;background:#0f1a16;color:#fff;font-family:G,sans-serif;display:flex;flex-direction:column;justify-content:space-between;padding:72px;box-sizing:border-box;
background-image:repeating-linear-gradient(90deg,rgb(200 240 75/8%) 0 1px,transparent 1px 90px),repeating-linear-gradient(0deg,rgb(200 240 75/8%) 0 1px,transparent 1px 90px)}
svg{width:96px;height:96px}h1{font-size:92px;letter-spacing:-.03em;line-height:1.05;font-weight:600}p{font-size:32px;color:#c8f04b}</style>
${logo}<h1>${title}</h1><p>${product.title} · release v${product.release}</p>`;

const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--no-sandbox'] });
mkdirSync('static/img/social', { recursive: true });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { name, title } of socialSections) {
  await page.setContent(card(title));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `static/img/social/${name}.png` });
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
