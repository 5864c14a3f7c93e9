import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeSpans } from './whole-spans.ts';

const length = { hour: 3600, day: 86_400, rest: 1 };

describe('a stretch of time', () => {
  it('is cut into days, hours and the rest, without a gap and without an overlap', () => {
    const second = fc.integer({ min: 0, max: 40 * 86_400 });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const [since, until] = [Math.min(one, other), Math.max(one, other)];
        const parts = wholeSpans(since, until);
        const ends = [since, ...parts.map((part) => part.until)];
        expect(parts.map((part) => part.since)).toEqual(ends.slice(0, -1));
        expect(ends.at(-1)).toBe(until);
        for (const part of parts) {
          expect((part.until - part.since) % length[part.unit]).toBe(0);
          if (part.unit === 'rest') expect(part.until - part.since).toBeLessThan(2 * 3600);
          else expect(part.since % length[part.unit]).toBe(0);
        }
      }),
    );
  });

  it('that begins and ends with an hour has no rest', () => {
    expect(wholeSpans(5 * 3600, 7 * 86_400 + 5 * 3600)).toEqual([
      { unit: 'hour', since: 5 * 3600, until: 86_400 },
      { unit: 'day', since: 86_400, until: 7 * 86_400 },
      { unit: 'hour', since: 7 * 86_400, until: 7 * 86_400 + 5 * 3600 },
    ]);
  });
});
