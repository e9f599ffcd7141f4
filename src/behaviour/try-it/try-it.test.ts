// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { programRequest } from '../../../sandbox/in-page/build-request.ts';
import type { Ask, FormField, OperationForm, Tell, WorldState } from '../../../sandbox/in-page/protocol.ts';
import { beginning } from '../../../sandbox/in-page/steps.ts';
import { writers } from '../writers.ts';
import { Connection, Stopped } from './connection.ts';
import { addValue, fieldsOf, readFields, takePick } from './form.ts';
import { linkOf, readLink, valuesFor } from './link.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  in: 'query',
  kind: 'text',
  type: 'string',
  required: false,
  repeated: false,
  deprecated: false,
  values: [],
  choices: [],
  example: undefined,
  ...more,
});

const form: OperationForm = {
  operation: 'S_Op',
  title: 'Op',
  service: 'data-v2',
  method: 'GET',
  path: '/api/v2/thing/{id}',
  delivery: 'json',
  requestOverConnection: false,
  fields: [
    field('id', { in: 'path', required: true, choices: [{ value: 'aa', label: 'First' }] }),
    field('side', { kind: 'choice', type: 'vega.Side', values: ['SIDE_BUY', 'SIDE_SELL'] }),
    field('marketIds', { repeated: true }),
  ],
  body: undefined,
  fileName: '',
};

describe('a form', () => {
  let root: HTMLElement;
  const show = (values: Parameters<typeof fieldsOf>[1]): void =>
    root.replaceChildren(fieldsOf(form, values, undefined));
  beforeEach(() => {
    root = document.createElement('div');
    document.body.replaceChildren(root);
  });

  it('shows what must be given, folds what is left out, and reads what was entered', () => {
    show({});
    expect(root.querySelector('details summary')?.textContent).toBe('2 more parameters, left out');
    expect(root.querySelector('details [data-field=id]')).toBeNull();
    expect(readFields(root)).toEqual({ values: {}, body: undefined });
    show({ id: ['x'], side: ['SIDE_SELL'], marketIds: ['a', 'b'] });
    expect(root.querySelector('details')).toBeNull();
    expect(readFields(root).values).toEqual({ id: ['x'], side: ['SIDE_SELL'], marketIds: ['a', 'b'] });
  });

  it('has a label for each place', () => {
    show({ marketIds: ['a', 'b'] });
    for (const place of root.querySelectorAll('input, select:not([data-pick])'))
      expect(
        place.getAttribute('aria-label') ?? root.querySelector(`label[for="${place.id}"]`)?.textContent,
      ).toBeTruthy();
  });

  it('takes what the world has, and more values of what takes several', () => {
    show({ marketIds: ['a'] });
    const pick = root.querySelector<HTMLSelectElement>('[data-pick=id]') as HTMLSelectElement;
    pick.value = 'aa';
    takePick(root, pick);
    addValue(root, form, 'marketIds');
    const [, second] = root.querySelectorAll<HTMLInputElement>('[data-field=marketIds]');
    if (second) second.value = 'b';
    expect(readFields(root).values).toEqual({ id: ['aa'], marketIds: ['a', 'b'] });
    for (let count = 0; count < 100; count += 1) addValue(root, form, 'marketIds');
    expect(root.querySelectorAll('[data-field=marketIds]')).toHaveLength(20);
  });

  it('shows a value that is none of the list as it is', () => {
    show({ side: ['<b>SIDE_UP'] });
    expect(root.querySelector<HTMLInputElement>('input[data-field=side]')?.value).toBe('<b>SIDE_UP');
    expect(root.querySelector('b')).toBeNull();
  });
});

describe('a link', () => {
  const history = { seed: 9, steps: [{ blocks: 3 }] };

  it('holds the world and the form', () => {
    const values = { id: ['a&b=c#d'], marketIds: ['x', 'ÿ "'] };
    const linked = readLink(linkOf(history, values, '{"a": "&"}'));
    expect(linked?.history).toEqual(history);
    expect(linked && valuesFor(form, linked)).toEqual(values);
    expect(linked?.body).toBe('{"a": "&"}');
  });

  it.each(['', '#other', '#try', `#try=73&${'a=b&'.repeat(10_000)}`])('is none: %.20s', (fragment) =>
    expect(readLink(fragment)).toBeUndefined(),
  );

  it('with names that are no fields leaves them out', () => {
    const linked = readLink('#try=73&__proto__=x&constructor=y&id=1&id=2');
    expect(linked && valuesFor(form, linked)).toEqual({ id: ['1'] });
  });
});

describe('what a reader typed', () => {
  const nasty = `a"b'c\`d$(e)\\f!\ng`;
  const request = programRequest(form, { id: [nasty], marketIds: [nasty, 'b'] }, 'https://node.example');

  it('stays text in every program', () => {
    expect(request.url).toBe('https://node.example/api/v2/thing/a%22b%27c%60d%24%28e%29%5Cf%21%0Ag');
    expect(writers['curl']?.(request)).toContain(`--data-urlencode 'marketIds=a"b'\\''c\`d$(e)\\f!\ng'`);
    for (const language of ['go', 'nodejs']) expect(writers[language]?.(request)).toContain(JSON.stringify(nasty));
    expect(writers['python']?.(request)).toContain(
      `"marketIds": [\n            ${JSON.stringify(nasty)},\n            "b",`,
    );
  });
});

/** A worker that a test speaks for. */
class FakeWorker extends EventTarget {
  readonly asked: Ask[] = [];
  ended = false;
  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: Tell): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('a connection', () => {
  const state: WorldState = { seed: 73, steps: [], height: 1, time: 0, epoch: 1, blocksLeft: 600 };
  let worker: FakeWorker;
  let said: string[];
  let connection: Connection;
  beforeEach(() => {
    worker = new FakeWorker();
    said = [];
    connection = new Connection(
      '/d.json',
      beginning,
      ({ message }) => said.push(message),
      () => worker as unknown as Worker,
      (address) => Promise.resolve(`what ${address} holds`),
    );
    connection.started.catch(() => undefined);
  });

  it('starts the network, asks it and hears a stream until it stops it', async () => {
    await vi.waitFor(() =>
      expect(worker.asked).toEqual([
        { type: 'start', definitions: '/d.json', text: 'what /d.json holds', history: beginning },
      ]),
    );
    worker.tell({ type: 'ready', state });
    expect(await connection.started).toEqual(state);
    const messages: string[] = [];
    const asked = connection.ask<'send'>({ type: 'send', request: { operation: 'S_Op', path: '/' } }, (text) =>
      messages.push(text),
    );
    worker.tell({ type: 'message', id: 1, text: 'one' });
    const answer = { status: 200, headers: [], text: '', size: 0, took: 1, source: 'world', streams: true } as const;
    worker.tell({ type: 'answer', id: 1, answer, state });
    expect(await asked).toMatchObject({ id: 1, answer });
    connection.stop(1);
    worker.tell({ type: 'message', id: 1, text: 'late' });
    expect(messages).toEqual(['one']);
    expect(worker.asked.at(-1)).toEqual({ type: 'stop', id: 1 });
  });

  it('passes on what the network refuses, and goes on', async () => {
    const asked = connection.ask<'move'>({ type: 'move', blocks: 9000 });
    worker.tell({ type: 'refused', id: 1, message: 'Too many.' });
    await expect(asked).rejects.toThrow('Too many.');
    expect(connection.isRunning).toBe(true);
  });

  it.each([
    ['an error', () => worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })), 'out of memory'],
    ['a file that does not come', () => worker.tell({ type: 'failed', message: 'no file' }), 'no file'],
    ['words that cannot be read', () => worker.dispatchEvent(new MessageEvent('messageerror')), 'cannot be read'],
  ])('ends with %s, once, and says so to all that wait', async (_, happen, reason) => {
    const asked = connection.ask<'form'>({ type: 'form', operation: 'S_Op' });
    happen();
    await expect(asked).rejects.toThrow(Stopped);
    await expect(connection.started).rejects.toThrow(Stopped);
    happen();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(reason);
    expect([worker.ended, connection.isRunning]).toEqual([true, false]);
    await expect(connection.ask<'form'>({ type: 'form', operation: 'S_Op' })).rejects.toThrow(Stopped);
  });

  it('ends with a network that does not answer', async () => {
    vi.useFakeTimers();
    try {
      worker.tell({ type: 'ready', state });
      const asked = connection.ask<'move'>({ type: 'move', blocks: 1 });
      asked.catch(() => undefined);
      vi.advanceTimersByTime(60_000);
      await expect(asked).rejects.toThrow(Stopped);
      expect(said[0]).toContain('has not answered for 30 seconds');
    } finally {
      vi.useRealTimers();
    }
  });
});
