import { describe, expect, it } from 'vitest';
import { expandRules } from './expand-rules.ts';

describe('expandRules', () => {
  it('gives rules outside groups as they are', () => {
    expect(expandRules([{ field: 'a.b', rule: 'required', error: 'E' }])).toEqual([
      { field: 'a.b', rule: 'required', error: 'E' },
    ]);
  });

  it('adds fields, paths and conditions of the groups around a rule', () => {
    const rule = { field: 'size', rule: 'max', rejectedIf: { path: 'size', op: '>', otherPath: 'limit' } };
    const nodes = [
      {
        when: [{ path: 'kind', op: 'case', value: 'x' }],
        field: 'cmd.x',
        path: 'x',
        rules: [{ when: [{ path: 'on', op: 'present' }], rules: [rule] }],
      },
    ];
    expect(expandRules(nodes)).toEqual([
      {
        field: 'cmd.x.size',
        rule: 'max',
        rejectedIf: { path: 'x.size', op: '>', otherPath: 'x.limit' },
        when: [
          { path: 'kind', op: 'case', value: 'x' },
          { path: 'x.on', op: 'present' },
        ],
      },
    ]);
  });

  it('lengthens every path of nested tests', () => {
    const test = {
      any: [{ not: { length: 'l', op: '>', value: 1 } }, { all: [{ lengthSum: ['a', 'b'], op: '==', value: 0 }] }],
    };
    const [rule] = expandRules([{ path: 'p', rules: [{ field: 'f', rule: 'reject', rejectedIf: test }] }]);
    expect(rule?.rejectedIf).toEqual({
      any: [
        { not: { length: 'p.l', op: '>', value: 1 } },
        { all: [{ lengthSum: ['p.a', 'p.b'], op: '==', value: 0 }] },
      ],
    });
  });

  it('writes a fragment out wherever it is used', () => {
    const fragments = { form: [{ field: 'value', rule: 'required' }] };
    const nodes = [
      { field: 'a', use: 'form' },
      { field: 'b', use: 'form' },
    ];
    expect(expandRules(nodes, fragments).map(({ field }) => field)).toEqual(['a.value', 'b.value']);
  });

  it('stops at a fragment that does not exist, naming those that do', () => {
    expect(() => expandRules([{ use: 'from' }], { form: [] })).toThrow('the fragment from; there are form');
  });
});
