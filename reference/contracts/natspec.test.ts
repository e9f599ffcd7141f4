import { expect, it } from 'vitest';
import { readNatSpec } from './natspec.ts';

it('takes a comment apart by its tags', () => {
  const spec = readNatSpec(
    '@title Bridge\n @notice Pays out.\n Twice at most.\n @dev Fails at 0.\n @param to Who gets it,\n in full.\n' +
      ' @param amount In wei.\n @return True on success.\n @custom:emits Paid',
  );
  expect(spec.title).toBe('Bridge');
  expect(spec.notice).toBe('Pays out. Twice at most.');
  expect(spec.details).toBe('Fails at 0.');
  expect([...spec.params]).toEqual([
    ['to', 'Who gets it, in full.'],
    ['amount', 'In wei.'],
  ]);
  expect(spec.returns).toEqual(['True on success.']);
  expect([...spec.custom]).toEqual([['emits', 'Paid']]);
});

it('leaves everything empty for an element without a comment', () => {
  const spec = readNatSpec('');
  expect([spec.title, spec.notice, spec.details, spec.params.size, spec.returns.length, spec.custom.size]).toEqual([
    '',
    '',
    '',
    0,
    0,
    0,
  ]);
});
