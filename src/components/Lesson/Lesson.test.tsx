// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Lesson } from './index.tsx';
import { LessonStart } from './LessonStart.tsx';
import { runLesson } from '../../../lessons/link.ts';
import { lessons } from '../../../lessons/stories.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe('a lesson on a page', () => {
  it.each(Object.values(lessons))('is written out without scripts: $name', (lesson) => {
    const html = renderToStaticMarkup(<Lesson name={lesson.name} />);
    const ran = runLesson(lesson, defaultValues(lesson));
    const steps = 'run' in ran ? ran.run.steps : [];
    const text = html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
    for (const { action, says } of steps) {
      expect(text).toContain(action);
      expect(text).toContain(says);
    }
    expect(html.match(/<li><p>/g)).toHaveLength(steps.length);
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('has its steps elsewhere where it is told so, and leads there', () => {
    const html = renderToStaticMarkup(<Lesson name="match" written="/testnet/lessons#lesson-match" />);
    expect(html).toContain('href="/testnet/lessons#lesson-match"');
    expect(html).toContain('Read all 9 steps');
    expect(html).not.toContain('<li>');
    expect(html).toContain('Left out: ');
  });

  it('is refused by name', () => {
    expect(() => renderToStaticMarkup(<Lesson name="mach" />)).toThrow(/no such lesson. There are match, auction/);
  });
});

describe('the stepper', () => {
  let host: HTMLElement;
  let root: Root;
  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    host.remove();
  });

  async function show(query: string): Promise<void> {
    window.history.replaceState(null, '', `/page${query}`);
    await act(async () => root.render(<LessonStart name="match" steps={9} />));
  }
  const button = (label: string): HTMLButtonElement =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label) === true) ??
    expect.fail(`no button ${label}`);
  const press = (label: string): Promise<void> => act(async () => button(label).click());
  const status = (): string => host.querySelector('.lesson__said')?.textContent ?? '';
  const until = (found: () => boolean): Promise<void> =>
    expect.poll(async () => act(async () => Promise.resolve(found()))).toBe(true);

  it('starts, goes on and back, and begins anew', async () => {
    await show('');
    await press('Start');
    await until(() => status() !== '');
    expect(status()).toContain('The beginning.');
    expect(document.activeElement).toBe(button('Next'));
    await press('Next');
    expect(status()).toContain('Step 1 of 9');
    expect(status()).toContain('Changed: new: sells 101.00 5 Ben; Ben, margin: 60.00, was 0.00');
    await press('Next');
    await press('Back');
    expect(status()).toContain('Step 1 of 9');
    await press('Reset');
    expect(status()).toContain('The beginning.');
    expect(button('Back').getAttribute('aria-disabled')).toBe('true');
    await press('Back');
    expect(status()).toContain('The beginning.');
  });

  it('opens at the step and with the values of a link', async () => {
    await show('?lesson=match&step=5&values=size%3D3');
    await until(() => status() !== '');
    expect(status()).toContain('Step 5 of 9');
    expect(status()).toContain('You buy 3 at 101.50 or less');
  });

  it.each(['?lesson=match&step=99', '?lesson=match&step=3&values=size%3D0', '?lesson=auction&step=2'])(
    'takes no notice of %s',
    async (query) => {
      await show(query);
      await act(async () => import('./LessonPlayer.tsx'));
      expect(button('Start').textContent).toBe('Start: 9 steps');
      expect(window.location.search).toBe(query);
    },
  );
});
