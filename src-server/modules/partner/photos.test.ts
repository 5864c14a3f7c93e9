import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { typeCommand } from '#server/testing/type-command.ts';

let t: TestApp;
let businessTypeId = '';
beforeAll(async () => {
  t = await createTestApp();
  businessTypeId = newId();
  await t.db
    .fork()
    .transactional((em) =>
      insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Reading room', position: 99 }]),
    );
});
afterAll(() => t.close());

const picture = () =>
  sharp({ create: { width: 40, height: 90, channels: 3, background: '#0b5d4a' } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .jpeg()
    .toBuffer();

async function upload(userId: string, bytes: Buffer) {
  const { secret } = await t.deps.sessions.start(userId);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'shop.jpg');
  const body = new Response(form);
  return t.app.inject({
    method: 'POST',
    url: '/uploads/listing-photo',
    headers: { cookie: `cloakroom_session=${secret}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const uploaded = async (userId: string) => (await upload(userId, await picture())).json<{ imageId: string }>().imageId;

const asItIs = (listingId: string, imageIds: readonly string[]) => ({
  listingId,
  address: '65 Front St W',
  latitude: 43.6453,
  longitude: -79.3806,
  name: 'Union Station Luggage',
  alternativeName: '',
  businessTypeId,
  phoneNumber: '+14165550142',
  notificationsEmail: 'counter@example.com',
  bookingsNotificationsEnabled: true,
  mapsLink: '',
  additionalInformation: '',
  amenities: { wifi: true, restroom: true },
  imageIds: [...imageIds],
});

async function owning(published = true) {
  const { userId } = await makeUser(t, { isPartner: true });
  const { id, slug } = await makeListing(t, { ownerId: userId, published });
  return { id, slug, userId, me: await t.as({ userId }) };
}

describe('a photo', () => {
  it('is encoded anew, without what the camera wrote into it, and cropped', async () => {
    const { userId } = await owning();
    const id = await uploaded(userId);
    const file = await t.app.inject({ url: `/files/${id}` });
    const { format, width, height, exif } = await sharp(file.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1200, height: 900, exif: undefined });
  });

  it('that is none is refused as such; customers upload none', async () => {
    const { userId } = await owning();
    const text = await upload(userId, Buffer.from('hello'));
    expect([text.statusCode, text.json()]).toEqual([422, { errors: { file: ['Image failed to uploaded'] } }]);
    const customer = await makeUser(t);
    expect((await upload(customer.userId, await picture())).statusCode).toBe(403);
  });
});

describe('photos of a location', () => {
  it('are shown in their order, at once before travellers have found it', async () => {
    const { id, userId, me } = await owning(false);
    const [one, two] = [await uploaded(userId), await uploaded(userId)];
    await me.partner.updateListing(asItIs(id, [one, two]));
    const saved = await me.partner.updateListing(asItIs(id, [two, one]));
    expect(saved.imageIds).toEqual([two, one]);
    expect((await me.partner.updateListing(asItIs(id, []))).imageIds).toEqual([]);
  });

  it('are a change request once travellers have found it', async () => {
    const { id, slug, userId, me } = await owning();
    const photo = await uploaded(userId);
    const saved = await me.partner.updateListing(asItIs(id, [photo]));
    expect(saved).toMatchObject({ imageUrls: [], pending: { fields: ['imageIds'], changes: { imageIds: [photo] } } });
    const [request] = await t.rows<{ id: string }>('select id from change_requests where listing_id = $1', [id]);
    // Waiting for days, it is not swept away with what no one wanted.
    await t.rows("update uploaded_photos set created_at = created_at - interval '3 days'");
    await t.rows("update files set created_at = created_at - interval '3 days'");
    await t.tick('housekeeping');
    await typeCommand(t, ['change-requests', 'approve', request?.id ?? '']);
    const visitor = await t.as();
    expect((await visitor.search.listing({ listing: slug, bagsCount: 1 })).imageUrls).toEqual([`/files/${photo}`]);
    await t.tick('housekeeping');
    expect((await t.app.inject({ url: `/files/${photo}` })).statusCode).toBe(200);
  });

  it('of another partner, unknown ones, the same twice and too many are refused', async () => {
    const { id, me, userId } = await owning();
    const other = await owning();
    const foreign = await uploaded(other.userId);
    const own = await uploaded(userId);
    for (const imageIds of [[foreign], [randomUUID()], [own, foreign]])
      await expect(me.partner.updateListing(asItIs(id, imageIds))).rejects.toThrow('imageFailed');
    await expect(me.partner.updateListing(asItIs(id, [own, own]))).rejects.toThrow();
    const many = Array.from({ length: 9 }, () => randomUUID());
    await expect(me.partner.updateListing(asItIs(id, many))).rejects.toThrow();
  });
});
