import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor } from '../door/door.fixture.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  atClock(t, '09:00', '2026-11-24');
});
afterAll(() => t.close());

const writing = (bookingId: string, text: string) => ({ bookingId, text, requestId: randomUUID() });

it('administration reads messages once a problem is reported, with a reason that is kept, and both sides see it', async () => {
  const { person, owner, bookingId } = await atTheDoor(t);
  await person.messages.writeToLocation(writing(bookingId, 'Is the side door open?'));
  await owner.messages.write(writing(bookingId, 'Ring the bell.'));
  const colleague = await makeUser(t, { role: 'admin', adminRole: 'support' });
  const support = await t.as(colleague);
  const asked = { bookingId, why: 'The traveller asks us to look' };
  expect(await refused(support.admin.bookings.readTalk(asked))).toBe('talkNotReported');
  expect((await support.admin.bookings.get({ booking: bookingId })).talkCount).toBeNull();
  atClock(t, '11:00', '2026-11-25');
  await person.doors.report({ bookingId, withBags: false });
  expect((await support.admin.bookings.get({ booking: bookingId })).talkCount).toBe(2);
  await expect(support.admin.bookings.readTalk({ bookingId, why: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { messages } = await support.admin.bookings.readTalk(asked);
  expect(messages.map(({ text }) => text)).toEqual(['Is the side door open?', 'Ring the bell.']);
  expect(
    await t.rows(
      `select actor_id, call -> 'input' ->> 'why' as why, subject_id from audit_log where action = 'admin.bookings.readTalk' and ended`,
    ),
  ).toEqual([{ actor_id: colleague.userId, why: asked.why, subject_id: bookingId }]);
  for (const side of [await person.messages.ofOrder({ bookingId }), await owner.messages.hosted({ bookingId })])
    expect(side.events.filter(({ kind }) => kind === 'looked')).toEqual([
      expect.objectContaining({ at: '2026-11-25T16:00:00Z', by: null }),
    ]);
});

it('no one else reads them: other roles, people of the order, strangers', async () => {
  const { person, owner, bookingId } = await atTheDoor(t);
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
  const asked = { bookingId, why: 'Curious' };
  for (const other of [person, owner, finance, await t.as(await makeUser(t)), await t.as(null)])
    await expect(other.admin.bookings.readTalk(asked)).rejects.toThrow();
  expect(
    await t.rows('select 1 from talk_readings where order_id = (select order_id from bookings where id = $1)', [
      bookingId,
    ]),
  ).toEqual([]);
});
