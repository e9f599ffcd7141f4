// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { CommandField, CommandForm } from '../../../sandbox/in-page/wallet/wallet-protocol.ts';
import type { JsonObject } from '../../../common/json.ts';
import { writers } from '../writers.ts';
import { cardOf } from './card.ts';
import { changeCommand, commandFields, markProblems, readCommand } from './command-fields.ts';
import { linkOf, readLink, type WalletDraft } from './link.ts';
import { bodyOf, programRequest } from './request.ts';

const field = (name: string, more: Partial<CommandField> = {}): CommandField => ({
  name,
  kind: 'text',
  type: 'string',
  required: false,
  repeated: false,
  deprecated: false,
  oneof: undefined,
  values: [],
  choices: [],
  hint: '',
  ...more,
});

const form: CommandForm = {
  walletKey: 'thing',
  message: 'T',
  messages: {
    T: [
      field('id', { required: true }),
      field('size', { kind: 'integer', type: 'uint64' }),
      field('side', { kind: 'choice', type: 'Side', values: ['BUY', 'SELL'] }),
      field('on', { kind: 'boolean', type: 'bool' }),
      field('tags', { repeated: true }),
      field('parts', { kind: 'message', type: 'P', repeated: true }),
      field('left', { kind: 'message', type: 'P', oneof: 'way' }),
      field('right', { kind: 'message', type: 'P', oneof: 'way' }),
    ],
    P: [field('name'), field('count', { kind: 'integer', type: 'uint32' })],
  },
  example: {},
};

const value: JsonObject = {
  id: 'a',
  size: '7',
  side: 'SELL',
  on: false,
  tags: ['x', ''],
  parts: [{ name: 'one', count: 1 }, {}],
  left: {},
};

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
const show = (content: JsonObject): void => root.replaceChildren(commandFields(form, content));

describe('the form of a command', () => {
  it('gives back what it was given', () => {
    show(value);
    expect(readCommand(root)).toEqual(value);
  });

  it('adds, takes away, and keeps one of a group', () => {
    const at = (path: unknown): string => JSON.stringify(path);
    expect(changeCommand(form, value, { change: 'add', at: at(['right']) }).value).toEqual(
      Object.fromEntries([...Object.entries(value).filter(([name]) => name !== 'left'), ['right', {}]]),
    );
    expect(changeCommand(form, value, { change: 'append', at: at(['parts']) }).value['parts']).toHaveLength(3);
    expect(changeCommand(form, value, { change: 'remove', at: at(['parts', 0]) }).value['parts']).toEqual([{}]);
    expect(changeCommand(form, value, { change: 'add', at: at(['nothing']) }).value).toEqual(value);
    expect(value['left']).toEqual({});
  });

  it('has a label for each place', () => {
    show(value);
    for (const place of root.querySelectorAll('input, select, textarea'))
      expect(
        place.getAttribute('aria-label') ?? root.querySelector(`label[for="${place.id}"]`)?.textContent,
      ).toBeTruthy();
  });

  it('shows what is wrong at its field, unfolds it, and says what has no field', () => {
    show({ id: 'a' });
    const homeless = markProblems(root, [
      { field: 'thing.size', reason: 'must be positive', path: ['size'] },
      { field: '*', reason: 'is not valid', path: [] },
    ]);
    expect(homeless).toEqual(['*: is not valid']);
    const place = root.querySelector('#wallet-field-size');
    expect(place?.getAttribute('aria-invalid')).toBe('true');
    const described = place?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('must be positive');
    expect(place?.closest('details')?.open).toBe(true);
    expect(markProblems(root, [])).toEqual([]);
    expect(place?.getAttribute('aria-invalid')).toBe('false');
  });

  it('shows markup as text', () => {
    show({ id: '<b>a', side: '<i>' });
    expect(root.querySelector('b, i')).toBeNull();
    expect(readCommand(root)).toMatchObject({ id: '<b>a', side: '<i>' });
  });
});

const draft: WalletDraft = {
  method: 'client.send_transaction',
  origin: 'https://app.example',
  authorization: 'VWT 12',
  publicKey: 'k&=#',
  sendingMode: 'TYPE_SYNC',
  walletKey: 'thing',
  content: value,
  body: undefined,
};

describe('a link', () => {
  it('holds the world and the request', () => {
    const history = { seed: 9, steps: [{ blocks: 3 }] };
    expect(readLink(linkOf(history, draft))).toEqual({ history, draft: { ...draft, body: undefined } });
    expect(readLink(linkOf(history, { ...draft, body: '{' }))?.draft.body).toBe('{');
  });

  it.each(['', '#try=73', `#try-wallet=73&body=${'x'.repeat(20_000)}`])('is none: %.20s', (fragment) =>
    expect(readLink(fragment)).toBeUndefined(),
  );

  it('with a world or a command that is none says so, and leaves it out', () => {
    expect(readLink('#try-wallet=zz&content=[1]&__proto__=x')).toMatchObject({ history: undefined });
    expect(readLink('#try-wallet=zz&content=[1]')?.draft.content).toBeUndefined();
  });
});

describe('the request', () => {
  it('has parameters where the method takes them, and is what the reader wrote where they did', () => {
    expect(JSON.parse(bodyOf(draft))).toMatchObject({
      params: { sendingMode: 'TYPE_SYNC', transaction: { thing: value } },
    });
    expect(JSON.parse(bodyOf({ ...draft, method: 'client.sign_transaction' }))).not.toHaveProperty(
      'params.sendingMode',
    );
    expect(JSON.parse(bodyOf({ ...draft, method: 'client.list_keys' }))).not.toHaveProperty('params');
    expect(bodyOf({ ...draft, body: 'mine' })).toBe('mine');
  });

  it('keeps the token and what is no origin out of programs', () => {
    const request = programRequest({ ...draft, origin: '"; $(x) `y`' }, 'http://127.0.0.1:1789/api/v2/requests');
    for (const write of Object.values(writers)) {
      expect(write(request)).toContain('https://app.example');
      expect(write(request)).not.toMatch(/VWT 12|\$\(x\)/);
    }
    expect(() => programRequest({ ...draft, body: '{' }, '')).toThrow(SyntaxError);
  });

  it('has placeholders in programs for keys, ids and addresses, whoever wrote them', () => {
    const key = 'ab'.repeat(32);
    const content = {
      to: key,
      marketIds: [key.toUpperCase()],
      ext: { erc20: { receiverAddress: `0x${'1f'.repeat(20)}`, note: key } },
      amount: '1000000000000000000000000000000000000',
      reference: 'for abababababababababababababababababababab and me',
    };
    const made = (own: Partial<WalletDraft>): unknown =>
      (programRequest({ ...draft, ...own }, '').body as { params: unknown }).params;
    const transaction = {
      transfer: {
        to: 'YOUR_TO',
        marketIds: ['YOUR_MARKET_IDS'],
        ext: { erc20: { receiverAddress: 'YOUR_RECEIVER_ADDRESS', note: 'YOUR_NOTE' } },
        amount: content.amount,
        reference: content.reference,
      },
    };
    const method = 'client.sign_transaction';
    const own = { method, publicKey: key, walletKey: 'transfer', content };
    expect(made({ ...own, body: undefined })).toEqual({ publicKey: 'YOUR_PUBLIC_KEY', transaction });
    const body = JSON.stringify({ params: { publicKey: key, transaction: { transfer: content } } });
    expect(made({ body })).toEqual({ publicKey: 'YOUR_PUBLIC_KEY', transaction });
  });
});

describe('the card', () => {
  it('shows what is asked as text, with what can be decided', () => {
    root.append(
      cardOf(
        {
          kind: 'transaction',
          hostname: '<b>x',
          method: 'client.send_transaction',
          publicKey: 'k',
          transaction: value,
        },
        'Key 1',
      ),
    );
    expect(root.querySelector('b')).toBeNull();
    expect(root.textContent).toContain('<b>x asks you to sign and send');
    expect([...root.querySelectorAll<HTMLElement>('button')].map(({ dataset }) => dataset['decision'])).toEqual([
      'approve',
      'reject',
      'later',
      'close',
    ]);
  });
});
