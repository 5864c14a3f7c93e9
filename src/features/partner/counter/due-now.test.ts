import { describe, expect, it } from 'vitest';
import { type Stay, type Today, upNext } from './due-now.ts';

const stay = (bookingId: string, seen: Partial<Stay>): Stay => ({
  bookingId,
  code: `CLK-${bookingId}`,
  listingId: 'york',
  zone: 'America/Toronto',
  travellerName: bookingId,
  phone: null,
  bagsCount: 2,
  dropOffAt: '2026-11-25T16:00:00Z',
  pickUpAt: '2026-11-25T23:00:00Z',
  inAt: null,
  inBags: null,
  outAt: null,
  outBags: null,
  outcome: null,
  ...seen,
});

const day = (...stays: readonly Stay[]): Today => ({
  dropOffs: [...stays],
  pickUps: [...stays],
  bagsInside: 0,
  locations: [],
  askedAt: '2026-11-25T15:00:00Z',
  version: '',
});

const next = (today: Today, now: string, except = '') => {
  const due = upNext(today, now, except);
  return due === null ? null : [due.stay.bookingId, due.handing];
};

describe('the traveller who is next at the counter', () => {
  const grace = stay('grace', {});
  const ada = stay('ada', { inAt: '2026-11-25T12:00:00Z', inBags: 2, pickUpAt: '2026-11-25T17:00:00Z' });

  it('comes or fetches their bags first of all who are waited for', () => {
    expect(next(day(grace, ada), '2026-11-25T15:00:00Z')).toEqual(['grace', 'in']);
    expect(next(day(grace, ada), '2026-11-25T16:45:00Z')).toEqual(['ada', 'out']);
  });

  it('may be half an hour late, and is none who was just served or did not come', () => {
    expect(next(day(grace), '2026-11-25T16:30:00Z')).toEqual(['grace', 'in']);
    expect(next(day(grace), '2026-11-25T16:31:00Z')).toBeNull();
    expect(next(day(grace), '2026-11-25T16:00:00Z', 'grace')).toBeNull();
    expect(next(day(stay('alan', { outcome: 'noShow' })), '2026-11-25T16:00:00Z')).toBeNull();
    expect(next(day(), '2026-11-25T16:00:00Z')).toBeNull();
  });
});
