import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf, picture, upload } from '#server/modules/claims/claims.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';
import { atClock, atTheDoor, reportOf } from './door.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  atClock(t, '09:00', '2026-11-24');
});
afterAll(() => t.close());

it('a picture of the door goes with the report once, is seen by both sides and administration, and ends after 90 days', async () => {
  const { person, owner, who, listing, bookingId } = await atTheDoor(t);
  const other = await atTheDoor(t);
  const url = `/uploads/door-photo/${bookingId}`;
  const bytes = await picture();
  expect(await upload(t, who.userId, url, bytes)).toBe(404);
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  const stranger = await makeUser(t);
  expect(await upload(t, stranger.userId, url, bytes)).toBe(404);
  expect(await upload(t, listing.ownerId, url, bytes)).toBe(404);
  expect(await upload(t, who.userId, url, Buffer.from('no picture'))).toBe(422);
  for (let count = 0; count < 2; count += 1) expect(await upload(t, who.userId, url, bytes)).toBe(200);
  const { id: reportId } = await reportOf(t, bookingId);
  const support = await makeUser(t, { role: 'admin', adminRole: 'support' });
  const content = await makeUser(t, { role: 'admin', adminRole: 'content' });
  const look = async (userId: string, of = bookingId) => {
    const cookie = await cookieOf(t, userId);
    await t.deps.sessions.passSecondFactor(cookie.split('=')[1] ?? '');
    const headers = { cookie };
    return (await t.app.inject({ url: `/orders/${of}/door/photos/${reportId}`, headers })).statusCode;
  };
  expect([await look(who.userId), await look(listing.ownerId), await look(support.userId)]).toEqual([200, 200, 200]);
  expect([await look(stranger.userId), await look(other.listing.ownerId), await look(content.userId)]).toEqual([
    404, 404, 404,
  ]);
  expect(await look(other.who.userId, other.bookingId)).toBe(404);
  expect((await person.doors.ofOrder({ bookingId })).report?.hasPhoto).toBe(true);
  expect((await owner.doors.hosted()).map(({ hasPhoto }) => hasPhoto)).toEqual([true]);
  // Where they stand is kept as a distance alone, once; a settled door takes none.
  const outsider = await t.as({ userId: stranger.userId });
  const [place] = await t.rows<{ latitude: number; longitude: number }>(
    'select latitude, longitude from listings where id = $1',
    [listing.id],
  );
  const near = { bookingId, latitude: (place?.latitude ?? 0) + 0.001, longitude: place?.longitude ?? 0 };
  expect(await refused(outsider.doors.tellPlace(near))).toBe('orderNotFound');
  expect((await person.doors.tellPlace(near)).report?.metresAway).toBe(111);
  expect((await person.doors.tellPlace({ ...near, latitude: 0 })).report?.metresAway).toBe(111);
  expect((await owner.doors.hosted()).map(({ metresAway }) => metresAway)).toEqual([111]);
  atClock(t, '11:00', '2027-02-22');
  await t.tick('housekeeping');
  expect(await look(who.userId)).toBe(200);
  atClock(t, '11:00', '2027-02-24');
  await t.tick('housekeeping');
  expect(await look(who.userId)).toBe(404);
  expect(await t.rows('select from door_places', [])).toEqual([]);
});
