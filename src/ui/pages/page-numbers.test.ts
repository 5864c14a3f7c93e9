import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 'gap', 9]],
  [2, 9, [1, 2, 3, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
] as const)('page %i of %i shows %j', (page, count, marks) => {
  expect(pageNumbers(page, count)).toEqual(marks);
});

it('never hides a single page behind a gap', () => {
  for (let count = 1; count < 30; count++) {
    for (let page = 1; page <= count; page++) {
      const marks = pageNumbers(page, count);
      for (const [index, mark] of marks.entries()) {
        if (mark === 'gap') expect((marks[index + 1] as number) - (marks[index - 1] as number)).toBeGreaterThan(2);
      }
    }
  }
});
