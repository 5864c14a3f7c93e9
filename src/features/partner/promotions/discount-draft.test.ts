import { describe, expect, it } from 'vitest';
import { isWhole, newDiscount, problemsOf, storedOf } from './discount-draft.ts';

describe('the editor of discounts', () => {
  it('wants a name, a percentage and products', () => {
    expect(problemsOf(newDiscount())).toEqual({ name: 'required', percentage: 'required', appliedTo: 'required' });
  });

  it.each([
    ['0', false],
    ['100', false],
    ['-5', false],
    ['abc', false],
    ['0.5', true],
    ['99.5', true],
  ])('a percentage of %s', (percentage, isGood) => {
    expect(isWhole({ id: 'a', name: 'Coffee', percentage, appliedTo: 'Coffee' })).toBe(isGood);
  });

  it('sends numbers and trimmed texts', () => {
    expect(storedOf([{ id: 'a', name: ' Coffee ', percentage: '10', appliedTo: 'All\n' }])).toEqual([
      { name: 'Coffee', percentage: 10, appliedTo: 'All' },
    ]);
  });
});
