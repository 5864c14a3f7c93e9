import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, bookPaid, handing, withoutNetwork } from './custody.fixture.ts';
import { verifyCustody } from '#server/modules/handovers/handovers.module.ts';
import { checkRecordFile } from './record-file.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const picture = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#0b5d4a' } })
    .withExif({ IFD0: { Copyright: 'where the shop is' } })
    .jpeg()
    .toBuffer();

async function cookieOf(userId: string): Promise<string> {
  const { secret } = await t.deps.sessions.start(userId);
  await t.deps.sessions.passSecondFactor(secret);
  return `cloakroom_session=${secret}`;
}

async function upload(userId: string, bookingId: string, bytes: Buffer, photoId: string = randomUUID()) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'bags.jpg');
  const body = new Response(form);
  const { statusCode } = await t.app.inject({
    method: 'POST',
    url: `/uploads/hand-over-photo/${bookingId}/${photoId}`,
    headers: { cookie: await cookieOf(userId), 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { statusCode, photoId };
}

const look = async (userId: string, bookingId: string, ending: string) =>
  t.app.inject({ url: `/orders/${bookingId}/custody${ending}`, headers: { cookie: await cookieOf(userId) } });

const travellerOf = async (bookingId: string) =>
  (await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]))[0]?.user_id ?? '';

describe('a photo of the bags', () => {
  it('stands in the record with its tags and its hash, for those whose record it is', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const { photoId, statusCode } = await upload(listing.ownerId, bookingId, await picture());
    expect(statusCode).toBe(200);
    await owner.custody.checkIn({ ...handing(bookingId, 2, 'A wheel is missing'), photoId, tags: ['0412', '0413'] });
    const { entries } = await owner.custody.record({ bookingId });
    expect(entries).toMatchObject([{ photoId, tags: ['0412', '0413'], note: 'A wheel is missing' }]);
    const administrator = await makeUser(t, { role: 'admin' });
    for (const userId of [listing.ownerId, await travellerOf(bookingId), administrator.userId]) {
      const answer = await look(userId, bookingId, `/photos/${photoId}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers['cache-control']).toContain('private');
    }
    const other = await makeUser(t, { isPartner: true });
    expect((await look(other.userId, bookingId, `/photos/${photoId}`)).statusCode).toBe(404);
    // Nor through another's record.
    const second = await atTheCounter(t);
    expect((await look(second.listing.ownerId, second.bookingId, `/photos/${photoId}`)).statusCode).toBe(404);
    expect((await t.app.inject({ url: `/files/${photoId}` })).statusCode).toBe(404);
  });

  it('is encoded anew, smaller and with nothing else in it', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const { photoId } = await upload(listing.ownerId, bookingId, await picture());
    await owner.custody.checkIn({ ...handing(bookingId, 2), photoId });
    const { rawPayload } = await look(listing.ownerId, bookingId, `/photos/${photoId}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect((await upload(listing.ownerId, bookingId, Buffer.from('<svg/>'))).statusCode).toBe(422);
  });

  it('is in the signed file and on paper, and another in its place is found', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const { photoId } = await upload(listing.ownerId, bookingId, await picture());
    await owner.custody.checkIn({ ...handing(bookingId, 2), photoId, tags: ['7'] });
    await owner.custody.checkOut(handing(bookingId, 2));
    const { body } = await look(listing.ownerId, bookingId, '.json');
    expect(checkRecordFile(t.deps.config, body)).toMatchObject({ isSound: true, rows: 2 });
    expect((await look(listing.ownerId, bookingId, '.pdf')).rawPayload.includes('/Subtype /Image')).toBe(true);
    expect((await verifyCustody(t.db)).broken).toEqual([]);
    await t.rows('alter table hand_overs disable trigger refuse_change');
    await t.rows("update hand_overs set photo_hash = repeat('0', 64) where photo_id = $1", [photoId]);
    expect((await verifyCustody(t.db)).broken).toEqual([{ listingId: listing.id, sequence: 1 }]);
    await t.rows('update hand_overs set tags = \'["8"]\' where photo_id = $1', [photoId]);
    expect((await verifyCustody(t.db)).broken).toEqual([{ listingId: listing.id, sequence: 1 }]);
    await t.rows('alter table hand_overs enable trigger refuse_change');
  });

  it('is taken for bookings of the own counter alone, and stands in one row', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const second = await bookPaid(t, listing.id, 1);
    const stranger = await makeUser(t, { isPartner: true });
    expect((await upload(stranger.userId, bookingId, await picture())).statusCode).toBe(404);
    // A person without a counter is refused before the booking is looked for.
    expect((await upload(await travellerOf(bookingId), bookingId, await picture())).statusCode).toBe(403);
    const { photoId } = await upload(listing.ownerId, bookingId, await picture());
    const unknown = { cause: { key: 'photoNotFound' } };
    await expect(owner.custody.checkIn({ ...handing(second.id, 1), photoId })).rejects.toMatchObject(unknown);
    await expect(owner.custody.checkIn({ ...handing(bookingId, 2), photoId: randomUUID() })).rejects.toMatchObject(
      unknown,
    );
    await owner.custody.checkIn({ ...handing(bookingId, 2), photoId });
    await expect(owner.custody.checkOut({ ...handing(bookingId, 2), photoId })).rejects.toMatchObject(unknown);
  });

  it('is taken by whom the owner lets', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const { userId, email } = await makeUser(t);
    await owner.staff.invite({ email, language: 'english', listingIds: [listing.id], may: [] });
    await t.rows('update staff_members set user_id = $1, accepted_at = invited_at where email = $2', [userId, email]);
    expect((await upload(userId, bookingId, await picture())).statusCode).toBe(403);
    await t.rows('update staff_members set may_photograph = true where email = $1', [email]);
    expect((await upload(userId, bookingId, await picture())).statusCode).toBe(200);
  });

  it('is sent with a hand-over that was made without a network, twice the same', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const { photoId } = await upload(listing.ownerId, bookingId, await picture());
    expect((await upload(listing.ownerId, bookingId, await picture(), photoId)).statusCode).toBe(200);
    const sent = withoutNetwork(listing.ownerId, bookingId, { photoId, tags: ['12'] });
    expect(await owner.custody.send(sent)).toEqual({ result: 'done' });
    expect(await owner.custody.send(sent)).toEqual({ result: 'done' });
    expect((await owner.custody.record({ bookingId })).entries).toMatchObject([{ photoId, tags: ['12'] }]);
  });
});
