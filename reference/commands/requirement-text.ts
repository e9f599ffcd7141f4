import { choiceText, listText, valueText, type ShowPath } from './condition-text.ts';
import type { Test } from './types.ts';

/**
 * What a value must be, given the test that rejects it: "must be above 0".
 *
 * @param tests tests on that one value, of which `how` many must fail for a rejection
 * @returns undefined when the tests have no wording as a requirement
 */
export function requirementText(tests: readonly Test[], how: 'any' | 'all', show: ShowPath): string | undefined {
  const [first, second] = tests;
  if (!first) return undefined;
  if (tests.length === 1) return single(first, show);
  const values = tests.map((test) => valueText(test.value));
  const ops = tests.map((test) => test.op).join(' ');
  if (how === 'all' && tests.every(({ op }) => op === '!='))
    return `must be ${choiceText(tests.map((test) => test.value))}`;
  if (how === 'any' && tests.every(({ op }) => op === '==')) return `must not be ${listText(values, 'or')}`;
  if (how === 'any' && ops === '< >') return `must be from ${values[0] ?? ''} to ${values[1] ?? ''}`;
  if (how === 'any' && (ops === '<= >=' || ops === '>= <=')) {
    const [low, high] = first.op === '<=' ? values : values.toReversed();
    return `must be above ${low ?? ''} and below ${high ?? ''}`;
  }
  if (how === 'any' && (ops === '< == >' || ops === '== < >'))
    return `must be above ${values[0] ?? ''} and at most ${values[2] ?? ''}`;
  if (how === 'any' && ops === '< ==' && String(first.value) === String(second?.value))
    return `must be above ${values[0] ?? ''}`;
  if (how === 'any' && ops.includes('notInteger')) return 'must be an integer of zero or above';
  if (how === 'any' && tests.some(({ op }) => op === 'notInEnum' || op === 'empty' || op === 'absent'))
    return 'is required';
  return undefined;
}

const LIMITS: Readonly<Record<string, string>> = { '<': 'at least', '<=': 'above', '>': 'at most', '>=': 'below' };

function single(test: Test, show: ShowPath): string | undefined {
  const { op = '', value, otherPath } = test;
  if (test.not) return negation(test.not);
  if (test.length !== undefined)
    return op === '>'
      ? `can hold at most ${String(value)} entries`
      : `must hold exactly ${String(value)} ${value === 1 ? 'entry' : 'entries'}`;
  if (otherPath !== undefined && otherPath === test.path) return 'must be above that of the entry before it';
  if (otherPath !== undefined)
    return op === '==' ? `must differ from ${show(otherPath)}` : `must be ${LIMITS[op] ?? ''} ${show(otherPath)}`;
  if (op === '>' && value === 0) return 'must be left out';
  if (LIMITS[op]) return `must be ${LIMITS[op]} ${valueText(value)}`;
  switch (op) {
    case 'empty':
    case 'absent':
      return 'is required';
    case 'present':
    case 'notEmpty':
      return 'must be left out';
    case '==':
      return value === 0 || String(value).endsWith('UNSPECIFIED') ? 'is required' : `must not be ${valueText(value)}`;
    case '!=':
      if (String(value).endsWith('UNSPECIFIED')) return 'must be left out';
      return `must be ${valueText(value)}`;
    case 'notNumber':
      return 'must be a number';
    case 'notInteger':
      return 'must be an integer';
    case 'case':
      return `must not be ${valueText(value)}`;
    case 'notCase':
      return `must be ${listText([value].flat().map(valueText), 'or')}`;
    default:
      return undefined;
  }
}

const FORMS: Readonly<Record<string, string>> = {
  VegaID: 'must be 64 hexadecimal digits',
  VegaPublicKey: 'must be a public key of 64 hexadecimal digits',
  EthereumValidAddress: 'must be an Ethereum address',
};

function negation({ op, value }: Test): string | undefined {
  if (op === 'is') return FORMS[String(value)] ?? 'must be well formed';
  return op === 'multipleOf' ? `must be a multiple of ${valueText(value)}` : undefined;
}
