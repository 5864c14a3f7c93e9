import { describe, expect, it } from 'vitest';
import { linesOfPart, partIndexAt } from './part-at.ts';

const body = '\nLead\n\n::: places\n\n## Tickets\n\nWords.\n';

describe('the part under the caret', () => {
  it('is the last one that begins above, and none before the first', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((line) => partIndexAt(body, line))).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  });

  it('reaches up to the next one, the last to the end', () => {
    expect([0, 1, 2, 3].map((index) => linesOfPart(body, index))).toEqual([
      { from: 2, to: 4 },
      { from: 4, to: 6 },
      { from: 6, to: null },
      null,
    ]);
  });
});
