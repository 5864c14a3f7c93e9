import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestyEventSchema, toldReservation } from '#shared/integrations/guesty-event.ts';
import { arrivalDay } from './arrival-day.ts';

const vancouver = { lat: 49.2827, lng: -123.1207 };
const told = (more: object, listing: object | null = null) =>
  toldReservation(
    guestyEventSchema.parse({
      event: 'reservation.new',
      reservation: { _id: 'r', ...more, ...(listing && { listing }) },
    }),
  );
const dayOf = (...given: Parameters<typeof told>) => {
  const found = told(...given);
  const { latitude, longitude } = found;
  return arrivalDay(found, latitude === null || longitude === null ? null : { latitude, longitude });
};

describe('the day of an arrival', () => {
  it.each([
    [{ checkIn: '2026-12-01T00:00:00Z' }, { address: vancouver }, '2026-11-30'],
    [{ checkIn: '2026-12-01T00:00:00Z' }, { timezone: 'America/Vancouver' }, '2026-11-30'],
    [{ checkIn: '2026-12-01T00:00:00Z' }, { timezone: 'Pacific/Kiritimati', address: vancouver }, '2026-12-01'],
    [{ checkIn: '2026-12-01T00:00:00Z' }, { timezone: 'No/Such', address: vancouver }, '2026-11-30'],
    [{ checkIn: '2026-11-30T16:00:00-08:00' }, { address: vancouver }, '2026-11-30'],
    [{ checkIn: '2026-12-01T00:00:00Z' }, null, null],
    [{ checkIn: '2026-12-01T00:00:00Z', checkInDateLocalized: '2026-11-29' }, { address: vancouver }, '2026-11-29'],
    [{ checkIn: '2026-12-01' }, null, '2026-12-01'],
    [{ checkIn: '2026-12-01T15:00:00' }, null, '2026-12-01'],
    [{ checkIn: 'soon' }, { address: vancouver }, null],
    [{}, { address: vancouver }, null],
  ])('of %j at %j is %s', (more, listing, day) => {
    expect(dayOf(more, listing)).toBe(day);
  });

  it('is, in every zone, the date that a clock there shows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) }),
        (timeZone, at) => {
          const arrivesAt = Instant.ofEpochMilli(at);
          const shown = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at));
          expect(arrivalDay({ arrivesOn: null, arrivesAt, timeZone }, null)).toBe(shown);
        },
      ),
    );
  });
});
