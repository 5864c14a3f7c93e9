import { describe, expect, it } from 'vitest';
import type { Listing } from './api.ts';
import { firstStay, opensAfter, slotsOn, stretchesOn, withEnd } from './hours.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const listing = (more: Partial<Listing> = {}): Listing => ({
  id: '1',
  slug: 'york-street-coffee',
  name: 'York Street Coffee',
  address: '61 York St, Toronto',
  latitude: 43.6,
  longitude: -79.4,
  storage_place_type: 'shop',
  business_type: 'Café',
  images: [],
  timezone: 'America/Toronto',
  currency: 'cad',
  max_capacity: 10,
  available: true,
  unavailable_reason: null,
  walking_time: null,
  average_rating: null,
  reviews_count: 0,
  available_full_time: false,
  time_slots: days.map((day) => ({ day, from_time: '08:00 AM', to_time: '09:00 PM' })),
  special_hours: [],
  closure_periods: [],
  ...more,
});

/** Saturday, November 21, 2026 in Toronto. */
const at = (time: string) => Date.parse(`2026-11-21T${time}:00-05:00`);

describe('the hours of a location, as REST tells them', () => {
  it('have nights that belong to the day on which they begin, and days that are replaced', () => {
    const night = listing({
      time_slots: [
        { day: 'friday', from_time: '06:00 PM', to_time: '11:59 PM' },
        { day: 'saturday', from_time: '12:00 AM', to_time: '02:00 AM' },
        { day: 'saturday', from_time: '06:00 PM', to_time: '11:59 PM' },
      ],
    });
    const friday = { closure_date: '2026-11-20', closed: true, replaces: false, time_slots: [] };
    const evening = { from: 1080, to: 1440 };
    expect(stretchesOn(night, '2026-11-21')).toEqual([{ from: 0, to: 120 }, evening]);
    expect(stretchesOn({ ...night, special_hours: [friday] }, '2026-11-21')).toEqual([evening]);
    const saturday = { ...friday, closure_date: '2026-11-21' };
    expect(stretchesOn({ ...night, special_hours: [saturday] }, '2026-11-21')).toEqual([{ from: 0, to: 120 }]);
    const hours = [{ from_time: '10:00 AM', to_time: '02:00 PM' }];
    const instead = { ...saturday, closed: false, replaces: true, time_slots: hours };
    expect(stretchesOn({ ...listing(), special_hours: [instead] }, '2026-11-21')).toEqual([{ from: 600, to: 840 }]);
  });

  it('are those of the weekday, with special hours, holidays and closures', () => {
    const special = (closed: boolean, from_time: string, to_time: string) =>
      listing({
        special_hours: [{ closure_date: '2026-11-21', closed, replaces: false, time_slots: [{ from_time, to_time }] }],
      });
    expect(stretchesOn(listing(), '2026-11-21')).toEqual([{ from: 480, to: 1260 }]);
    expect(stretchesOn(listing(), '2026-11-22')).toEqual([]);
    expect(stretchesOn(special(false, '09:00 PM', '11:59 PM'), '2026-11-21')).toEqual([{ from: 480, to: 1440 }]);
    expect(stretchesOn(special(true, '12:00 PM', '01:00 PM'), '2026-11-21')).toEqual([
      { from: 480, to: 720 },
      { from: 780, to: 1260 },
    ]);
    const closed = listing({ closure_periods: [{ from_date: '2026-11-20', to_date: '2026-11-22' }] });
    expect(stretchesOn(closed, '2026-11-21')).toEqual([]);
  });

  it('are offered in half hours, none that has passed', () => {
    expect(slotsOn(listing(), '2026-11-21', 'from', at('20:01'))).toEqual([1230]);
    expect(slotsOn(listing(), '2026-11-21', 'to', at('20:01'))).toEqual([1230, 1260]);
  });
});

describe('the stay that a widget opens with', () => {
  it.each([
    ['09:45', '2026-11-21T10:00:00-05:00', '2026-11-21T18:00:00-05:00'],
    ['16:05', '2026-11-21T16:30:00-05:00', '2026-11-21T21:00:00-05:00'],
    ['20:20', '2026-11-23T10:00:00-05:00', '2026-11-23T18:00:00-05:00'],
  ])('at %s is from %s to %s', (now, from, to) => {
    expect(firstStay(listing(), at(now))).toEqual({ from, to });
  });

  it('keeps its ends in order when one is moved', () => {
    const stay = { from: '2026-11-21T10:00:00-05:00', to: '2026-11-21T18:00:00-05:00' };
    const moved = withEnd(listing(), stay, 'from', '2026-11-23T09:00:00-05:00', at('09:00'));
    expect(moved).toEqual({ from: '2026-11-23T09:00:00-05:00', to: '2026-11-23T21:00:00-05:00' });
    expect(withEnd(listing(), stay, 'to', '2026-11-21T09:00:00-05:00', at('09:00'))).toEqual(stay);
  });

  it('says when it opens next', () => {
    expect(opensAfter(listing(), '2026-11-21T21:30:00-05:00')).toEqual({ date: '2026-11-23', minute: 480 });
  });
});
