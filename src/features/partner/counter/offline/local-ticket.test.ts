import { describe, expect, it } from 'vitest';
import type { KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import type { Today } from '../due-now.ts';
import { localTicket, localToday } from './local-ticket.ts';

const stay: Today['dropOffs'][number] = {
  bookingId: 'grace',
  code: 'CLK-7F3K9Q',
  listingId: 'york',
  zone: 'America/Toronto',
  travellerName: 'Grace Hopper',
  phone: null,
  bagsCount: 2,
  dropOffAt: '2026-11-25T16:00:00Z',
  pickUpAt: '2026-11-25T23:00:00Z',
  inAt: null,
  inBags: null,
  outAt: null,
  outBags: null,
  outcome: null,
};

const today: Today = {
  dropOffs: [stay],
  pickUps: [stay],
  bagsInside: 3,
  locations: [
    {
      id: 'york',
      name: 'York Street Coffee',
      zone: 'America/Toronto',
      capacity: 20,
      bagsInside: 3,
      mayPhotograph: true,
    },
  ],
  askedAt: '2026-11-25T15:00:00Z',
  version: '',
};

const made = (kind: 'in' | 'out', deviceAt: string, state: KeptHandOver['state'] = 'waits'): KeptHandOver => ({
  personId: 'ada',
  bookingId: 'grace',
  requestId: deviceAt,
  kind,
  bagsCount: 2,
  deviceAt,
  code: stay.code,
  zone: stay.zone,
  travellerName: stay.travellerName,
  phone: null,
  photo: null,
  state,
  answeredAt: null,
  disagreement: null,
});

const takenIn = made('in', '2026-11-25T16:01:00Z');
const handedBack = made('out', '2026-11-25T20:00:00Z');

describe('today’s list as this device counts', () => {
  it('has what waits in it, once though the stay is in both lists', () => {
    const counted = localToday(today, [takenIn]);
    expect(counted.pickUps).toMatchObject([{ inAt: takenIn.deviceAt, inBags: 2, outAt: null }]);
    expect([counted.bagsInside, counted.locations[0]?.bagsInside]).toEqual([5, 5]);
    expect(localToday(today, [takenIn, handedBack]).bagsInside).toBe(3);
  });

  it('is as before without what was taken back here, though the server may have it', () => {
    const takenBack = { requestId: 'undo', deviceAt: '2026-11-25T16:01:09Z' };
    const counted = localToday(localToday(today, [takenIn]), [{ ...takenIn, takenBack }]);
    expect(counted).toEqual(today);
  });

  it('has nothing of what was sent, since the server says that itself, nor of what it refused', () => {
    expect(localToday(today, [made('in', takenIn.deviceAt, 'sent'), made('in', takenIn.deviceAt, 'refused')])).toEqual(
      today,
    );
  });
});

describe('a ticket without a network', () => {
  const at = (now: string, waiting: readonly KeptHandOver[] = [], code = '7f3k9q') =>
    localTicket(today, waiting, code, now);

  it('is found by its code however it is typed, with what may be done', () => {
    expect(at('2026-11-25T16:00:00Z')).toMatchObject({ verdict: 'checkIn', travellerName: 'Grace Hopper', room: 17 });
    expect(at('2026-11-25T16:00:00Z', [], 'clk-7F3K9Q')).not.toBeNull();
    expect(at('2026-11-25T23:00:00Z')?.verdict).toBe('over');
  });

  it('was checked in, and out, by this device', () => {
    expect(at('2026-11-25T16:05:00Z', [takenIn])?.verdict).toBe('alreadyIn');
    expect(at('2026-11-25T19:00:00Z', [takenIn])).toMatchObject({ verdict: 'checkOut', custody: { inBags: 2 } });
    expect(at('2026-11-25T20:05:00Z', [handedBack, takenIn])?.verdict).toBe('completed');
  });

  it('that is not on the list is nothing this device can say anything about', () => {
    expect(at('2026-11-25T16:00:00Z', [], 'CLK-ZZZZZZ')).toBeNull();
    expect(at('2026-11-25T16:00:00Z', [], 'nonsense')).toBeNull();
  });
});
