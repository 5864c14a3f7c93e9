import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropOff, handing } from '#server/modules/custody/custody.fixture.ts';
import { startReceiver } from '#server/modules/webhooks/webhooks.fixture.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { aBooking, makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  t = await createTestApp();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await t.close();
});

const guest = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  email: 'zq@umbrella.example',
  phoneNumber: '+14165550199',
};

it('a location, its people, their mails, files, programs and webhooks see a first name and an initial, and no e-mail', async () => {
  const listing = await makeListing(t);
  t.clock.set(dropOff.minusSeconds(86_400));
  const owner = await t.as({ userId: listing.ownerId });
  await owner.webhooks.save({ url: receiver.url, groups: ['bookings', 'counter'] });
  t.mails.length = 0;
  const browser = await t.as(null);
  const order = await browser.booking.create({ ...aBooking(listing.id), guest });
  const bookingId = order.id;
  await browser.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  const acts = { ownerId: listing.ownerId, may: 'read' } as const;
  const made = await serviceTokensOf(t.db, t.clock).make({ name: 'Reader', role: 'partner', days: 9, acts });
  const program = await t.as({ token: made?.token ?? '' });
  const affected = { listingId: listing.id, closures: [{ from: '2026-11-25', to: '2026-11-25' }] };
  const session = await t.deps.sessions.start(listing.ownerId);
  const fetched = async (url: string) =>
    (await t.app.inject({ url, headers: { cookie: `cloakroom_session=${session.secret}` } })).body;
  const seen = async () => ({
    bookings: await owner.hosting.bookings({ when: 'all', search: '', sort: 'dropOffDesc' }),
    booking: await owner.hosting.booking({ bookingId }),
    program: await program.hosting.booking({ bookingId }),
    today: await owner.hosting.today(),
    affected: await owner.hosting.affected(affected),
    ticket: await owner.custody.ticket({ code: order.code }),
    record: await owner.custody.record({ bookingId }),
    file: await fetched('/dashboard/bookings.csv'),
  });
  const day = JSON.stringify(await seen());
  t.clock.set(dropOff);
  const atDropOff = JSON.stringify(await seen());
  await owner.custody.checkIn(handing(bookingId, 1));
  const inside = JSON.stringify(await seen());
  await owner.custody.checkOut(handing(bookingId, 1));
  const out = JSON.stringify(await seen());
  await t.runJobs();
  const [account] = await t.rows<{ email: string }>('select email from users where id = $1', [listing.ownerId]);
  const mails = t.mails.filter(({ to }) => to === account?.email);
  expect(mails.length).toBeGreaterThan(0);
  expect(receiver.heard.length).toBeGreaterThan(0);
  for (const text of [day, atDropOff, inside, out, JSON.stringify(mails), JSON.stringify(receiver.heard)]) {
    expect(text).toContain('Zephyrine Q.');
    for (const secret of ['Quillfeather', guest.email]) expect(text).not.toContain(secret);
  }
  const phone = (text: string) => text.includes(guest.phoneNumber);
  expect([phone(day), phone(atDropOff), phone(inside), phone(out)]).toEqual([false, true, true, false]);
});
