import { describe, expect, it } from 'vitest';
import { type ListedStay, type TodaysList, unfoldToday } from './todays-list.ts';

const stay = (bookingId: string, seen: Partial<ListedStay> = {}): ListedStay => ({
  bookingId,
  code: `CLK-${bookingId}`,
  travellerName: bookingId,
  bagsCount: 2,
  dropOffAt: '2026-11-25T15:00:00Z',
  pickUpAt: '2026-11-25T20:00:00Z',
  ...seen,
});

const taken = { at: '2026-11-23T15:02:00Z', bags: 3 };

const york = {
  id: 'york',
  name: 'York Street Coffee',
  zone: 'America/Toronto',
  capacity: 20,
  mayPhotograph: true,
  since: '2026-11-25T05:00:00Z',
  until: '2026-11-26T05:00:00Z',
};

const list = (...stays: readonly ListedStay[]): TodaysList => ({
  locations: [
    { ...york, stays },
    { ...york, id: 'rue', zone: 'Europe/Paris', stays: [stay('rue', { dropOffAt: '2026-11-25T09:00:00Z' })] },
  ],
  askedAt: '2026-11-25T19:00:00Z',
  version: '1',
});

const idsOf = (stays: readonly { readonly bookingId: string }[]) => stays.map(({ bookingId }) => bookingId);

describe('today’s list', () => {
  it('has a stay among the drop-offs, the pick-ups or both, by its location’s own day and in the order of time', () => {
    const today = unfoldToday(
      list(
        stay('both'),
        stay('comes', { pickUpAt: '2026-11-26T05:00:00Z' }),
        stay('goes', { dropOffAt: '2026-11-25T04:59:00Z', pickUpAt: '2026-11-25T05:00:00Z' }),
      ),
    );
    expect(idsOf(today.dropOffs)).toEqual(['rue', 'both', 'comes']);
    expect(idsOf(today.pickUps)).toEqual(['goes', 'both', 'rue']);
    expect(today.dropOffs[0]).toMatchObject({ listingId: 'rue', zone: 'Europe/Paris' });
  });

  it('waits for bags whose day has passed, not for those that go another day, and counts both as inside', () => {
    const [since, past, later] = ['2026-11-23T15:00:00Z', '2026-11-24T20:00:00Z', '2026-11-27T20:00:00Z'];
    const today = unfoldToday(
      list(
        stay('forgotten', { dropOffAt: since, pickUpAt: past, in: taken }),
        stay('stays', { dropOffAt: since, pickUpAt: later, in: { ...taken, bags: null } }),
        stay('gone', { in: taken, out: taken }),
      ),
    );
    expect(idsOf(today.pickUps)).toEqual(['forgotten', 'gone', 'rue']);
    expect(today.bagsInside).toBe(5);
    expect(today.locations.map(({ id, bagsInside }) => [id, bagsInside])).toEqual([
      ['york', 5],
      ['rue', 0],
    ]);
  });

  it('says what is not known as null, and what became of a stay once its pick-up has passed', () => {
    const pickUpAt = '2026-11-25T19:00:00Z';
    const [late, none, plain] = unfoldToday(
      list(stay('plain', { phone: '+1' }), stay('late', { pickUpAt, in: taken }), stay('none', { pickUpAt })),
    ).dropOffs.slice(1);
    expect(plain).toMatchObject({ inAt: null, inBags: null, outAt: null, outBags: null, phone: '+1', outcome: null });
    expect(late).toMatchObject({ inAt: taken.at, inBags: 3, phone: null, outcome: 'late' });
    expect(none?.outcome).toBe('noShow');
  });
});
