import { describe, expect, it } from 'vitest';
import {
  type Answer,
  awaySpans,
  countStatuses,
  type Figures,
  longestBlind,
  longestGap,
  missedGoals,
  slowestReturn,
  toTable,
  wrongAnswers,
} from './reckon.ts';

const probe = (from: number, to: number, isWritten: boolean) => ({ from, to, isWritten });

describe('when nothing could be written', () => {
  it('is from the first write that failed to the end of the last one that did', () => {
    const probes = [
      probe(0, 10, true),
      probe(300, 1_300, false),
      probe(1_500, 2_500, false),
      probe(2_700, 2_710, true),
    ];
    expect(awaySpans(probes)).toEqual([{ from: 300, to: 2_500 }]);
  });

  it('is also while a write hangs, until it is done', () => {
    const probes = [
      probe(0, 10, true),
      probe(300, 20_300, false),
      probe(20_500, 26_000, true),
      probe(26_200, 29_000, true),
    ];
    expect(awaySpans(probes)).toEqual([
      { from: 300, to: 26_000 },
      { from: 26_200, to: 29_000 },
    ]);
  });

  it('is never where each write was done at once', () => {
    expect(awaySpans([probe(0, 10, true), probe(300, 1_300, true)])).toEqual([]);
  });
});

it('the longest gap reaches from the beginning to the first, and from the last to the end', () => {
  const span = { from: 1_000, to: 10_000 };
  expect(longestGap([9_000, 4_000, 2_000, 500, 11_000], span)).toBe(5_000);
  expect(longestGap([2_000], span)).toBe(8_000);
  expect(longestGap([], span)).toBe(9_000);
});

it('the slowest return is to the first booking after writes, and never where none follows', () => {
  const spans = [
    { from: 0, to: 1_000 },
    { from: 5_000, to: 6_000 },
  ];
  expect(slowestReturn(spans, [900, 1_200, 9_000])).toBe(3_000);
  expect(slowestReturn(spans, [900, 1_200])).toBe(Infinity);
  expect(slowestReturn([], [])).toBe(0);
});

it('a process is blind from the beginning of a span without writes to the first look that says so, and where none does', () => {
  const look = (at: number, isWell: boolean) => ({ at, isWell });
  const looks = [look(0, true), look(1_000, true), look(3_000, false), look(4_000, true), look(5_000, true)];
  expect(longestBlind([{ from: 500, to: 4_700 }], looks)).toBe(2_500);
  expect(longestBlind([{ from: 2_900, to: 4_700 }], looks)).toBe(700);
  expect(longestBlind([{ from: 3_500, to: 9_000 }], looks)).toBe(5_500);
  expect(longestBlind([], looks)).toBe(0);
});

describe('answers', () => {
  const answer = (status: number, isTimed = false): Answer => ({
    process: 'process1',
    at: 0,
    endedAt: 1,
    method: 'POST',
    path: '/api/v1/bookings',
    status,
    isTimed,
  });

  it('may be 2xx, 4xx and 503 that says when to come again, or none where a process is killed', () => {
    const good = [answer(201), answer(422), answer(409), answer(503, true)];
    const wrong = [answer(500), answer(502), answer(503)];
    expect(wrongAnswers([...good, ...wrong, answer(0)], true)).toEqual(wrong);
    expect(wrongAnswers([...good, answer(0)], false)).toEqual([answer(0)]);
  });

  it('are counted by status', () => {
    expect(countStatuses([answer(201), answer(0), answer(201)])).toEqual({ 0: 1, 201: 2 });
  });
});

describe('a round', () => {
  const good: Figures = {
    round: 'primary killed',
    acknowledged: 120,
    lost: 0,
    doubled: 0,
    oversold: 0,
    longestGap: 21_300,
    slowestReturn: 15_000,
    longestBlind: 5_000,
    statuses: { 0: 2, 201: 120, 503: 7 },
    wrong: 0,
    restarts: 0,
  };

  it('meets every goal at its limits', () => {
    expect(missedGoals(good)).toEqual([]);
  });

  it.each([
    [{ acknowledged: 0 }, 'nothing was booked'],
    [{ lost: 1 }, '1 lost'],
    [{ doubled: 2 }, '2 doubled'],
    [{ oversold: 3 }, '3 oversold'],
    [{ slowestReturn: 15_001 }, 'first booking 15.0 s after'],
    [{ slowestReturn: Infinity }, 'first booking never after'],
    [{ longestBlind: 5_001 }, '/healthz 200 for 5.0 s'],
    [{ wrong: 1 }, '1 answers'],
    [{ restarts: 1 }, '1 processes'],
  ])('misses one by %o', (worse, sentence) => {
    expect(missedGoals({ ...good, ...worse })).toEqual([expect.stringContaining(`primary killed: ${sentence}`)]);
  });

  it('is a row of the table', () => {
    const [, , row] = toTable([good]).split('\n');
    expect(row).toBe(
      '| primary killed | 120 | 0 | 0 | 0 | 21.3 s | 15.0 s | 5.0 s | 2 × cut, 120 × 201, 7 × 503 | 0 |',
    );
  });
});
