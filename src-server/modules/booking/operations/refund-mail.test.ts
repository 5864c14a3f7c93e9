import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor, takingIn } from '../door/door.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it.each([
  [false, 'bring your bags as planned'],
  [true, 'your bags are kept for you until the pick-up'],
])('who gets a part back with bags inside (%s) reads what holds for their bags', async (isInside, words) => {
  atClock(t, '09:00');
  const { owner, who, bookingId } = await atTheDoor(t);
  atClock(t, '11:05');
  if (isInside) await owner.custody.checkIn(takingIn(bookingId));
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const { held } = await support.admin.bookings.get({ booking: bookingId });
  await support.admin.bookings.refund({
    bookingId,
    minor: 100,
    held: held.minor,
    share: 'kept',
    reason: 'goodwill',
    note: 'For the wait.',
    requestId: randomUUID(),
  });
  await t.runJobs();
  const read = t.mails.filter(({ to }) => to === who.email).map(({ text }) => text);
  expect(read.filter((text) => text.includes('For the wait.') && text.includes(words))).toHaveLength(1);
});
