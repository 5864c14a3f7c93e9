import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paid, refused } from '#server/modules/booking/order.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let supportId: string;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  await t.rows(
    `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
     values ($1, 'city', 'Toronto', 'Ontario, Canada', 'CA', 43.65, -79.38, 1, 'toronto'),
       ($2, 'city', 'Tokyo', 'Japan', 'JP', 35.68, 139.77, 1, 'tokyo')`,
    [randomUUID(), randomUUID()],
  );
  await makeListing(t, { country: 'JP', zone: 'Asia/Tokyo', at: { latitude: 35.68, longitude: 139.77 } });
  supportId = (await makeUser(t, { role: 'admin', adminRole: 'support' })).userId;
  support = await t.as({ userId: supportId });
});
afterAll(() => t.close());

const reason = 'As you asked by phone';
const shown = (listingId: string) => support.admin.opening.listing({ listingId });

async function toldOf(listingId: string) {
  const [row] = await t.rows<{ email: string }>(
    'select u.email from listings l join users u on u.id = l.owner_id where l.id = $1',
    [listingId],
  );
  await t.runJobs();
  return t.mails.filter(({ to, subject }) => to === row?.email && subject.endsWith('for you'));
}

async function upload(userId: string, listingId: string) {
  const { secret } = await t.deps.sessions.start(userId);
  await t.deps.sessions.passSecondFactor(secret);
  const bytes = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#0b5d4a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'shop.jpg');
  const body = new Response(form);
  return t.app.inject({
    method: 'POST',
    url: `/uploads/listing-photo/${listingId}`,
    headers: { cookie: `cloakroom_session=${secret}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('an administrator who edits a location for its partner', () => {
  it('changes its address at once, also where the partner’s own change would wait, and tells the partner why', async () => {
    const { id: listingId } = await makeListing(t);
    const { latitude, longitude } = await shown(listingId);
    const wish = { listingId, address: '66 Front St W', latitude: latitude + 0.001, longitude, reason };
    await support.admin.listings.setAddress(wish);
    expect(await shown(listingId)).toMatchObject({ address: '66 Front St W', pending: null });
    expect((await shown(listingId)).latitude).toBeCloseTo(latitude + 0.001, 6);
    await support.admin.listings.setAddress(wish);
    const told = await toldOf(listingId);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Address');
    expect(told[0]?.text).toContain(reason);
  });

  it('has its address put back by an owner', async () => {
    const { id: listingId } = await makeListing(t);
    const { address, latitude, longitude } = await shown(listingId);
    await support.admin.listings.setAddress({ listingId, address: '1 Wrong St', latitude: 43.7, longitude, reason });
    const owner = await t.as(await makeUser(t, { role: 'admin' }));
    const [act] = await t.rows<{ id: string }>(
      'select id from audit_log where subject_id = $1 order by created_at desc, id desc limit 1',
      [listingId],
    );
    await owner.admin.undoAct({ entryId: act?.id ?? '', reason: 'By mistake' });
    expect(await shown(listingId)).toMatchObject({ address, latitude, longitude });
  });

  it('leaves it in its country, and is refused for what is not there', async () => {
    const { id: listingId } = await makeListing(t);
    const { address, latitude, longitude } = await shown(listingId);
    const inJapan = { listingId, address, latitude: 35.68, longitude: 139.76, reason };
    await expect(support.admin.listings.setAddress(inJapan)).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    const gone = { listingId: randomUUID(), reason };
    await expect(
      support.admin.listings.setAddress({ ...gone, address: '1 Wrong St', latitude, longitude }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(support.admin.listings.setPhotos({ ...gone, imageIds: [] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('uploads a photo for its partner, puts it up and takes it off, and takes no one else’s', async () => {
    const { id: listingId, ownerId } = await makeListing(t);
    const { id: elsewhere } = await makeListing(t);
    const sent = await upload(supportId, listingId);
    const { imageId } = sent.json<{ imageId: string }>();
    expect(await t.rows('select owner_id from uploaded_photos where file_id = $1', [imageId])).toEqual([
      { owner_id: ownerId },
    ]);
    await expect(
      support.admin.listings.setPhotos({ listingId: elsewhere, imageIds: [imageId], reason }),
    ).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    await support.admin.listings.setPhotos({ listingId, imageIds: [imageId], reason });
    expect((await shown(listingId)).imageIds).toEqual([imageId]);
    await support.admin.listings.setPhotos({ listingId, imageIds: [], reason: 'It shows a face' });
    expect((await shown(listingId)).imageIds).toEqual([]);
    expect((await toldOf(listingId)).map(({ text }) => /Photos/.test(text))).toEqual([true, true]);
  });

  it('is one of the people for it: no other caller uploads for a partner', async () => {
    const { id: listingId, ownerId } = await makeListing(t);
    const { userId: finance } = await makeUser(t, { role: 'admin', adminRole: 'finance' });
    const { userId: customer } = await makeUser(t);
    for (const who of [ownerId, finance, customer]) expect((await upload(who, listingId)).statusCode).toBe(403);
    expect((await upload(supportId, randomUUID())).statusCode).toBe(404);
    expect((await upload(supportId, 'x')).statusCode).toBe(404);
  });
});

describe('what was derived of where a location stands', () => {
  const place = { country: 'CA', region: 'MB', timeZone: 'America/Winnipeg', reason };
  const placeOf = async (id: string) =>
    (await t.rows('select country, region, time_zone from listings where id = $1', [id]))[0];

  it('is corrected by an administrator, mailed to the partner, and stays when the pin moves within the same place', async () => {
    const { id: listingId } = await makeListing(t);
    await support.admin.listings.setSurroundings({ listingId, ...place });
    expect(await placeOf(listingId)).toEqual({ country: 'CA', region: 'MB', time_zone: 'America/Winnipeg' });
    expect((await toldOf(listingId)).at(-1)?.text).toContain('Country, region and time zone');
    const { latitude, longitude, address } = await shown(listingId);
    await support.admin.listings.setAddress({ listingId, address, latitude: latitude + 0.001, longitude, reason });
    expect(await placeOf(listingId)).toEqual({ country: 'CA', region: 'MB', time_zone: 'America/Winnipeg' });
  });

  it('is never another country’s while stays are to come, nor one without a tariff, nor in a zone that is none', async () => {
    const { listing } = await paid(t);
    const correct = (more: object) =>
      support.admin.listings.setSurroundings({ listingId: listing.id, ...place, ...more });
    expect(await refused(correct({ country: 'JP', region: null }))).toBe('otherCountry');
    expect(await refused(correct({ country: 'CN' }))).toBe('otherCountry');
    const { id } = await makeListing(t);
    expect(await refused(support.admin.listings.setSurroundings({ listingId: id, ...place, country: 'CN' }))).toBe(
      'noTariffThere',
    );
    expect(await refused(correct({ timeZone: 'Canada/Nowhere' }))).toBe('zoneUnknown');
    await support.admin.listings.setSurroundings({
      listingId: id,
      ...place,
      country: 'JP',
      region: null,
      timeZone: 'Asia/Tokyo',
    });
    expect(await placeOf(id)).toEqual({ country: 'JP', region: null, time_zone: 'Asia/Tokyo' });
  });
});
