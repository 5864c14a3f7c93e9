import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '#server/modules/booking/order.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { administrator, cookieOf, picture, sent, upload } from './claims.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a picture of a claim', () => {
  it('is encoded anew, seen by the traveller, the owner and administrators, and by no other person', async () => {
    const { bookingId, who, listing } = await sent(t);
    const photoId = randomUUID();
    const url = `/uploads/claim-photo/${bookingId}/${photoId}`;
    const bytes = await picture();
    const stranger = await makeUser(t);
    expect(await upload(t, stranger.userId, url, bytes)).toBe(404);
    expect(await upload(t, who.userId, url, Buffer.from('no picture'))).toBe(422);
    expect(await upload(t, who.userId, url, bytes)).toBe(200);
    expect(await upload(t, who.userId, url, bytes)).toBe(200);
    const look = async (userId: string) => {
      const seen = await t.app.inject({
        url: `/orders/${bookingId}/claim/photos/${photoId}`,
        headers: { cookie: await cookieOf(t, userId) },
      });
      return [seen.statusCode, seen.headers['content-type']?.split(';')[0]];
    };
    expect(await look(who.userId)).toEqual([200, 'image/jpeg']);
    expect(await look(listing.ownerId)).toEqual([200, 'image/jpeg']);
    expect((await look(stranger.userId))[0]).toBe(404);
  });

  it('is taken off again by its sender until it is answered', async () => {
    const { person, bookingId, who, listing } = await sent(t);
    const bytes = await picture();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second])
      expect(await upload(t, who.userId, `/uploads/claim-photo/${bookingId}/${id}`, bytes)).toBe(200);
    const stranger = await t.as(await makeUser(t));
    for (const other of [stranger, await administrator(t), await t.as({ userId: listing.ownerId })])
      expect(await refused(other.claims.dropPhoto({ bookingId, photoId: first }))).toBe('claimNotFound');
    expect((await person.claims.dropPhoto({ bookingId, photoId: first })).claim?.photoIds).toEqual([second]);
    expect((await person.claims.dropPhoto({ bookingId, photoId: first })).claim?.photoIds).toEqual([second]);
    const owner = await t.as({ userId: listing.ownerId });
    await owner.claims.answer({ bookingId, text: 'The picture shows it.', disputes: false });
    expect(await refused(person.claims.dropPhoto({ bookingId, photoId: second }))).toBe('claimTooLate');
  });
});
