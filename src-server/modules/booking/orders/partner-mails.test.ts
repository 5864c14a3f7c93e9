import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, makeUser, aBooking } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sendBookingMail } from '../booking-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const kinds = ['confirmed', 'changed', 'canceled', 'moved', 'moveOver', 'late', 'noShow', 'reviewed'] as const;
type Kind = (typeof kinds)[number];

/** A paid booking in Vancouver, of a partner who reads French; 9:00 there is 16:00 in UTC. */
async function booking() {
  const { userId, email } = await makeUser(t, { isPartner: true, language: 'french' });
  const { id: listingId } = await makeListing(t, {
    ownerId: userId,
    zone: 'America/Vancouver',
    at: { latitude: 49.2827, longitude: -123.1207 },
  });
  const traveller = await t.as(await makeUser(t));
  const stay = { dropOffAt: '2026-11-25T16:00:00Z', pickUpAt: '2026-11-25T22:00:00Z' };
  const { id: bookingId } = await traveller.booking.create({
    ...aBooking(listingId, { stay }),
    card: { cardToken: 'tok_visa' },
  });
  await t.runJobs();
  t.mails.length = 0;
  return { email, listingId, bookingId };
}

async function send(bookingId: string, kind: Kind) {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind, to: 'partner' }));
  expect(await t.runJobs()).toEqual([]);
  return t.mails;
}

it('the mail about a review has its stars and words, and leads to where it is answered', async () => {
  const { listingId, bookingId } = await booking();
  await t.rows(
    `insert into reviews (id, booking_id, listing_id, author_name, rating, text, created_at)
     select gen_random_uuid(), id, listing_id, first_name, 4, 'Quick <b>and</b> kind', now() from bookings where id = $1`,
    [bookingId],
  );
  const [mail] = await send(bookingId, 'reviewed');
  expect(mail?.html).toContain('★★★★☆');
  expect(mail?.html).toContain('“Quick &lt;b&gt;and&lt;/b&gt; kind');
  expect(mail?.html).toContain(`/dashboard/listings/${listingId}#reviews`);
  expect(mail?.text).toContain('Quick <b>and</b> kind');
});

it('the mail of a new booking shows how full the location is with it, and when it was booked', async () => {
  const { bookingId, listingId } = await booking();
  const other = await t.as(await makeUser(t));
  const stay = { dropOffAt: '2026-11-25T18:00:00Z', pickUpAt: '2026-11-25T20:00:00Z' };
  await other.booking.create({
    ...aBooking(listingId, { stay }),
    bagsCount: 3,
    card: { cardToken: 'tok_visa' },
  });
  await t.rows("update bookings set created_at = '2026-11-23T04:14:00Z' where id = $1", [bookingId]);
  await t.runJobs();
  t.mails.length = 0;
  const [own] = await t.rows<{ bags_count: number; max_capacity: number }>(
    'select bags_count, max_capacity from bookings b join listings l on l.id = b.listing_id where b.id = $1',
    [bookingId],
  );
  const [mail] = await send(bookingId, 'confirmed');
  expect(mail?.text).toContain(`${(own?.bags_count ?? 0) + 3} bagages sur ${own?.max_capacity}`);
  expect(mail?.text).toContain('au plus fort, de 11\u00a0h à 13\u00a0h');
  // Four in the morning by UTC is the evening before there.
  expect(mail?.text).toContain('le 22 nov. à 21\u00a0h\u00a014');
  expect(mail?.html).toContain('src="cid:shop"');
  expect(mail?.text).not.toMatch(/Luggage65|Dépôtmer|CLK-\w{7}le/);
});

describe.each(kinds)('the partner’s mail "%s"', (kind) => {
  it('is in their language and the location’s time', async () => {
    const { email, bookingId } = await booking();
    const [mail] = await send(bookingId, kind);
    expect(mail?.to).toBe(email);
    expect(mail?.html).toContain('lang="fr"');
    // Nine in the morning until three: the clocks there no longer change.
    expect(mail?.html).toMatch(/>[^<]*(mercredi|mer\.) 25 nov/);
    expect(mail?.html).toMatch(/\b0?9\D{1,3}00/);
    expect(mail?.html).toMatch(/15\D{1,3}00/);
    expect(mail?.html).not.toMatch(/16\D00|22\D00/);
  });

  it('goes to the location’s own address where it has one', async () => {
    const { listingId, bookingId } = await booking();
    await t.rows("update listings set notifications_email = 'counter@example.ca' where id = $1", [listingId]);
    expect((await send(bookingId, kind)).map(({ to }) => to)).toEqual(['counter@example.ca']);
  });

  it('is not sent where the location’s booking mails are switched off', async () => {
    const { listingId, bookingId } = await booking();
    await t.rows('update listings set bookings_notifications_enabled = false where id = $1', [listingId]);
    expect(await send(bookingId, kind)).toEqual([]);
  });
});
