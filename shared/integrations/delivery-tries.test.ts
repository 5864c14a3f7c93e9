import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TRIES, nextTryAt, tryOffsets } from './delivery-tries.ts';

const firstAt = Instant.parse('2026-11-21T14:00:00Z');
const after = (seconds: number) => firstAt.plusSeconds(seconds);
const next = (tries: number, passed: number, retryAfter: number | null = null) => {
  const at = nextTryAt({ firstAt, tries, now: after(passed), retryAfter });
  return at === null ? null : at.epochSecond() - firstAt.epochSecond();
};

describe('a delivery that fails', () => {
  it('is tried twelve times over three days, and then given up', () => {
    const times = [0];
    for (let tries = 1; ; tries += 1) {
      const at = next(tries, (times.at(-1) ?? 0) + 1);
      if (at === null) break;
      times.push(at);
    }
    // A try that lasts a second moves none but the one that is a minute later.
    expect(times).toEqual([0, 61, ...tryOffsets.slice(2)]);
    expect(times).toHaveLength(MAX_TRIES);
    expect(times.at(-1)).toBe(3 * 86_400);
  });

  it('waits as long as the receiver asks, no longer than until the step after the next', () => {
    expect(next(1, 1, 30)).toBe(61);
    expect(next(1, 1, 120)).toBe(121);
    expect(next(1, 1, 86_400)).toBe(300);
    expect(next(3, 301, 600)).toBe(1800);
    expect(next(3, 301, 3600)).toBe(3901);
    expect(next(3, 301, 90_000)).toBe(7200);
  });

  it('is never tried beyond three days, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.option(fc.integer({ min: 0, max: 10_000_000 })),
        (tries, passed, retryAfter) => {
          const at = next(tries, passed, retryAfter);
          if (at !== null) {
            expect(at).toBeGreaterThan(passed);
            expect(at).toBeLessThanOrEqual(3 * 86_400);
          }
        },
      ),
    );
  });
});
