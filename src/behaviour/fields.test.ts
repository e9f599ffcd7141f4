// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revealHashTarget } from './fields.ts';
import { installBehaviour } from './index.ts';

beforeAll(() => installBehaviour());
beforeEach(() => {
  document.body.innerHTML = `
    <div class="tree"><button data-fields="open">Open</button><button data-fields="close">Close</button>
      <details id="outer"><details id="inner"><p id="response.order.price">price</p></details></details></div>
    <div class="tree"><details id="other"></details></div>`;
});

const open = (): string[] => [...document.querySelectorAll('details')].filter((d) => d.open).map((d) => d.id);

describe('field trees', () => {
  it('unfold around the target of a deep link', () => {
    revealHashTarget('#response.order.price');
    expect(open()).toEqual(['outer', 'inner']);
  });

  it('stay as they are for an address that names nothing, or is not decodable', () => {
    revealHashTarget('#nothing');
    revealHashTarget('#%E0%A4%A');
    revealHashTarget('');
    expect(open()).toEqual([]);
  });

  it('open and close as a whole, without touching other trees', () => {
    document.querySelector<HTMLElement>('[data-fields=open]')?.click();
    expect(open()).toEqual(['outer', 'inner']);
    document.querySelector<HTMLElement>('[data-fields=close]')?.click();
    expect(open()).toEqual([]);
  });
});
