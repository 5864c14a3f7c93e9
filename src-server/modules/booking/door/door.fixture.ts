import { randomUUID } from 'node:crypto';
import { OffsetDateTime } from '@js-joda/core';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let towns = 0;
/** A town that no other test looks at. */
export const aTown = () => ({ latitude: 40 + (towns += 1) * 0.5, longitude: -90 });
export const aBlockFrom = ({ latitude, longitude }: ReturnType<typeof aTown>, blocks = 1) => ({
  latitude: latitude + 0.002 * blocks,
  longitude,
});

interface Traits {
  readonly at?: ReturnType<typeof aTown>;
  readonly listing?: { readonly id: string; readonly ownerId: string };
  /** A name for the card; one of their own if absent. */
  readonly card?: string;
  readonly who?: Awaited<ReturnType<typeof makeUser>>;
  readonly bagsCount?: number;
}

/** A paid stay of tomorrow from 11 AM to 2 PM in Toronto, at a location that is open from 8 AM to 8 PM. */
export async function atTheDoor(t: TestApp, traits: Traits = {}) {
  const at = traits.at ?? aTown();
  const listing = traits.listing ?? (await makeListing(t, { at, capacity: 20 }));
  const who = traits.who ?? (await makeUser(t));
  const person = await t.as(who);
  const owner = await t.as({ userId: listing.ownerId });
  const wish = aBooking(listing.id, { bagsCount: traits.bagsCount ?? 1 });
  const { id: bookingId } = await person.booking.create({ ...wish, card: { cardToken: 'tok_visa' } });
  await t.rows('update payments set card_fingerprint = $2 where booking_id = $1', [
    bookingId,
    traits.card ?? randomUUID(),
  ]);
  return { at, listing, who, person, owner, bookingId };
}

/** Sets the clock to `HH:MM` of the day of the stay, as Toronto's clocks show it. */
export const atClock = (t: TestApp, time: string, day = '2026-11-25') =>
  t.clock.set(OffsetDateTime.parse(`${day}T${time}:00-05:00`).toInstant());

/** What a counter sends of bags that it takes in. */
export const takingIn = (bookingId: string, more: object = {}) => ({
  bookingId,
  bagsCount: 1,
  requestId: randomUUID(),
  found: 'scanned' as const,
  ...more,
});

export const owedTo = async (t: TestApp, partnerId: string) => {
  const [row] = await t.rows<{ minor: number }>(
    'select coalesce(-sum(amount_minor), 0)::int as minor from ledger_entries where partner_id = $1',
    [partnerId],
  );
  return row?.minor;
};

export const reportOf = async (t: TestApp, bookingId: string) => {
  const [row] = await t.rows<{
    id: string;
    booking_id: string;
    verdict: string | null;
    verdict_by: string | null;
    taken: string | null;
    is_open: boolean;
  }>(
    `select id, booking_id, verdict, verdict_by, taken, is_open from door_reports
     where order_id = (select order_id from bookings where id = $1) order by reported_at desc, id desc limit 1`,
    [bookingId],
  );
  if (row === undefined) throw new Error('Nothing is reported');
  return row;
};
