import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { type TicketFacts, ticketVerdict } from './ticket-verdict.ts';

const zone = zoneOf('America/Toronto');
const ticket: TicketFacts = {
  status: 'confirmed',
  dropOffAt: Instant.parse('2026-11-25T16:00:00Z'),
  pickUpAt: Instant.parse('2026-11-25T19:00:00Z'),
  checkedInAt: null,
  checkedOutAt: null,
};
const at = (now: string, more: Partial<TicketFacts> = {}) =>
  ticketVerdict({ ...ticket, ...more }, zone, Instant.parse(now));
const inside = { checkedInAt: Instant.parse('2026-11-25T16:00:00Z') };

describe('a ticket at the counter', () => {
  it('is checked in an hour before its drop-off across midnight too', () => {
    const night = { dropOffAt: Instant.parse('2026-12-05T05:15:00Z'), pickUpAt: Instant.parse('2026-12-05T14:00:00Z') };
    expect(at('2026-12-05T04:50:00Z', night)).toBe('checkIn');
    expect(at('2026-12-05T04:14:59Z', night)).toBe('wrongDay');
  });

  it.each([
    ['is for another day until the local midnight before its drop-off', '2026-11-25T04:59:59Z', {}, 'wrongDay'],
    ['is early from that midnight', '2026-11-25T05:00:00Z', {}, 'early'],
    ['is checked in from an hour before', '2026-11-25T15:00:00Z', {}, 'checkIn'],
    ['is early a second before that', '2026-11-25T14:59:59Z', {}, 'early'],
    ['is checked in until its pick-up', '2026-11-25T18:59:59Z', {}, 'checkIn'],
    ['is over at its pick-up', '2026-11-25T19:00:00Z', {}, 'over'],
    ['is over when time has completed it', '2026-11-25T20:00:00Z', { status: 'completed' }, 'over'],
    ['is already in for 30 minutes', '2026-11-25T16:29:59Z', inside, 'alreadyIn'],
    ['is checked out after that', '2026-11-25T16:30:00Z', inside, 'checkOut'],
    [
      'is checked out though its time has passed',
      '2026-11-26T12:00:00Z',
      { ...inside, status: 'completed' },
      'checkOut',
    ],
    ['is checked out though it was canceled', '2026-11-25T17:00:00Z', { ...inside, status: 'canceled' }, 'checkOut'],
    ['is refused unpaid', '2026-11-25T16:00:00Z', { status: 'pending' }, 'notPaid'],
    ['is refused canceled', '2026-11-25T16:00:00Z', { status: 'canceled' }, 'canceled'],
    ['is done after check-out', '2026-11-25T18:00:00Z', { ...inside, checkedOutAt: ticket.pickUpAt }, 'completed'],
  ] as const)('%s', (_what, now, more, verdict) => {
    expect(at(now, more)).toBe(verdict);
  });
});
