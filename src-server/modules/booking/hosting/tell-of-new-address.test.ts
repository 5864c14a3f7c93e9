import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid } from '../order.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

/** Approves these changes of a location, as the console does. */
async function approve({ id, ownerId }: { readonly id: string; readonly ownerId: string }, changes: object) {
  const changeRequestId = newId();
  await t.rows(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     values ($1, $2, $3, 'waiting', $4, $5)`,
    [changeRequestId, id, ownerId, JSON.stringify(changes), t.clock.now().toString()],
  );
  const { seen } = await support.admin.changeRequests.show({ changeRequestId });
  await support.admin.changeRequests.decide({ changeRequestId, seen, decision: { kind: 'approve' } });
  await t.runJobs();
}

const subjects = (to: string) => t.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
const moved = 'Union Station Luggage is at another address';

it('tells the travellers with a booking of a new address, and what they booked is free to change or cancel', async () => {
  const { listing, who, person, bookingId } = await paid(t);
  await t.runJobs();
  expect((await person.booking.get({ bookingId })).penaltyFree).toBe(false);
  await approve(listing, { address: '18 Piper St' });
  expect(subjects(who.email).filter((subject) => subject === moved)).toHaveLength(1);
  expect(t.mails.findLast(({ to }) => to === who.email)?.text).toContain('18 Piper St');
  expect((await person.booking.get({ bookingId })).penaltyFree).toBe(true);
});

it('says nothing where only the name is another, nor to those whose stay is over or cancelled', async () => {
  const [named, over, canceled] = [await paid(t), await paid(t), await paid(t)];
  await canceled.person.booking.cancel({ requestId: newId(), bookingId: canceled.bookingId });
  await approve(named.listing, { name: 'Piper Street Laundry' });
  await approve(canceled.listing, { address: '18 Piper St' });
  const start = t.clock.now();
  t.clock.forward(60 * 24 * 3);
  await approve(over.listing, { address: '18 Piper St' });
  t.clock.set(start);
  for (const { who } of [named, over, canceled]) expect(subjects(who.email)).not.toContain(moved);
});
