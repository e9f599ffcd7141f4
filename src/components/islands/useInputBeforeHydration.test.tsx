// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const written = { size: '10', side: 'buy', gone: 'x' };
let during: () => void = () => undefined;
let seen: unknown[] = [];

function Form(): ReactNode {
  const early = useInputBeforeHydration('calc-', () => written);
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>();
  const values = { ...written, ...early, ...edited };
  seen.push(early);
  return (
    <form>
      <textarea id="calc-size" value={values.size} onChange={({ target }) => setEdited({ size: target.value })} />
      <select id="calc-side" value={values.side} onChange={({ target }) => setEdited({ side: target.value })}>
        <option>buy</option>
        <option>sell</option>
      </select>
      <Later />
    </form>
  );
}
/** Stands for the rest of the rendering, in which the reader goes on typing. */
function Later(): ReactNode {
  during();
  return null;
}

const control = (name: string): HTMLTextAreaElement =>
  document.getElementById(`calc-${name}`) as unknown as HTMLTextAreaElement;
function enter(name: string, value: string): void {
  control(name).value = value;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
}
async function hydrate(): Promise<void> {
  await act(async () => {
    hydrateRoot(document.body.firstElementChild as Element, <Form />);
    await Promise.resolve();
  });
}

beforeEach(() => {
  during = () => undefined;
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  seen = [];
});

describe('what is entered before React has taken the fields over', () => {
  it('is nothing when the reader has entered nothing', async () => {
    await hydrate();
    expect(seen.at(-1)).toBeUndefined();
    expect(control('size').value).toBe('10');
  });

  it('is kept, and the first rendering is that of the page', async () => {
    enter('size', '12');
    enter('side', 'sell');
    await hydrate();
    expect(seen[0]).toBeUndefined();
    expect(seen.at(-1)).toEqual({ size: '12', side: 'sell' });
    expect([control('size').value, control('side').value]).toEqual(['12', 'sell']);
  });

  it('is kept when it is entered while React is at it', async () => {
    during = () => {
      during = () => undefined;
      enter('size', '12');
    };
    await hydrate();
    expect(seen.at(-1)).toEqual({ size: '12' });
    expect(control('size').value).toBe('12');
  });

  it('goes on where the reader was: what is marked stays marked', async () => {
    control('size').focus();
    control('size').setSelectionRange(0, 2);
    during = () => control('size').setSelectionRange(1, 1);
    await hydrate();
    expect([control('size').selectionStart, control('size').selectionEnd]).toEqual([0, 2]);
  });

  it('is no longer looked for afterwards', async () => {
    await hydrate();
    enter('size', '13');
    expect(seen.at(-1)).toBeUndefined();
  });
});
