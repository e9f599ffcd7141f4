// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { internalTarget } from './internal-target.ts';

const here = { origin: 'https://docs.example', pathname: '/mainnet/a', search: '' };

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = new URL(href, 'https://docs.example/mainnet/a').href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

describe('internalTarget', () => {
  it.each(['/mainnet/b', '/mainnet/b?x=1#y', '/mainnet/api/grpc/vega/vega.proto#Order'])('takes %s over', (href) => {
    expect(internalTarget(link(href), here)).toBe(href);
  });

  it.each([
    'https://elsewhere.example/b',
    '/openapi/core.json',
    '#section',
    '/mainnet/a#section',
    'mailto:a@b.example',
  ])('leaves %s to the browser', (href) => {
    expect(internalTarget(link(href), here)).toBeUndefined();
  });

  it('leaves downloads and new windows to the browser', () => {
    expect(internalTarget(link('/mainnet/b', { download: '' }), here)).toBeUndefined();
    expect(internalTarget(link('/mainnet/b', { target: '_blank' }), here)).toBeUndefined();
  });
});
