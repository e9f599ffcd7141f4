// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bannerScript } from './script.ts';

function shown(script: string | undefined, hasLoaded = false): string | undefined {
  document.body.replaceChildren(document.createElement('main'));
  Object.assign(window, { docusaurus: hasLoaded ? {} : undefined });
  // What the page does with it, at the place where the page does it.
  new Function(script ?? '')();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.getElementById('base-url-banner')?.textContent ?? undefined;
}

describe('base-URL banner', () => {
  it('says what went wrong and suggests the base URL that the page was found at', () => {
    const text = shown(bannerScript({ isEnabled: true, pathname: '/', baseUrl: '/' }));
    expect(text).toContain('did not load properly');
    expect(text).toMatch(/baseUrl = \/\. Try baseUrl = \/$/);
  });

  it('stays away where the site has loaded', () => {
    expect(shown(bannerScript({ isEnabled: true, pathname: '/', baseUrl: '/' }), true)).toBeUndefined();
  });

  it('is absent on other pages, and unless it is enabled', () => {
    expect(bannerScript({ isEnabled: true, pathname: '/mainnet', baseUrl: '/' })).toBeUndefined();
    expect(bannerScript({ isEnabled: false, pathname: '/', baseUrl: '/' })).toBeUndefined();
  });
});
