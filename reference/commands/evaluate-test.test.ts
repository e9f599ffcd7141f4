import { describe, expect, it } from 'vitest';
import { evaluateTest, type FieldResolver } from './evaluate-test.ts';
import type { Found } from './values-at.ts';

const scalar = (value: string | number | boolean, given = true): Found => ({ kind: 'scalar', value, given });
const resolve: FieldResolver = (path) =>
  ({
    amount: [scalar('12')],
    blank: [scalar('  ')],
    none: [scalar('', false)],
    kind: [{ kind: 'case', name: 'one_off' } as const],
    list: [{ kind: 'list', length: 3 } as const],
    'list[*].rank': [scalar(1), scalar(5), scalar(5)],
    message: [{ kind: 'absent' } as const],
    step: [scalar('0.015')],
  })[path];

describe('evaluateTest', () => {
  it.each([
    [{ path: 'amount', op: '>', value: '11' }, true],
    [{ path: 'amount', op: '<=', value: 11 }, false],
    [{ path: 'amount', op: 'integer' }, true],
    [{ path: 'step', op: 'integer' }, false],
    [{ path: 'step', op: 'multipleOf', value: '0.001' }, true],
    [{ path: 'step', op: 'multipleOf', value: '0.01' }, false],
    [{ path: 'blank', op: 'empty' }, false],
    [{ path: 'blank', op: 'empty', trimmed: true as const }, true],
    [{ path: 'none', op: 'absent' }, true],
    [{ path: 'message', op: 'present' }, false],
    [{ path: 'kind', op: 'case', value: 'one_off' }, true],
    [{ path: 'kind', op: 'notCase', value: ['one_off', 'recurring'] }, false],
    [{ length: 'list', op: '>', value: 2 }, true],
    [{ path: 'list[*].rank', op: '<=', otherPath: 'list[*].rank' }, true],
    [{ path: 'list[*].rank', op: '<', otherPath: 'list[*].rank' }, false],
    [{ all: [{ const: false }, { partial: true as const }] }, false],
    [{ any: [{ const: false }, { partial: true as const }] }, undefined],
    [{ not: { path: 'amount', op: 'is', value: 'VegaID' } }, true],
    [{ path: 'unknown', op: 'present' }, undefined],
  ])('%j is %s', (test, outcome) => expect(evaluateTest(test, resolve)).toBe(outcome));
});
