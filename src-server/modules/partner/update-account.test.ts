import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newId } from '#server/platform/ids.ts';

let t: TestApp;
const businessTypeId = newId();
beforeAll(async () => {
  t = await createTestApp();
  await t.rows("insert into business_types (id, type, position) values ($1, 'Reading room', 98)", [businessTypeId]);
});
afterAll(() => t.close());

const texts = {
  name: 'Reading Room',
  phoneNumber: '+14165550199',
  postalCode: 'M5J 1E3',
  additionalInformation: 'Ring twice',
  placeType: 'hotel' as const,
  amenities: { wifi: true, restroom: false },
};

async function withLocation(published: boolean) {
  const listing = await makeListing(t, { published });
  await t.rows(
    'update listings set business_type_id = $2, was_published = $3, notifications_email = $4 where id = $1',
    [listing.id, businessTypeId, published, 'desk@example.com'],
  );
  return { listing, owner: await t.as({ userId: listing.ownerId }) };
}

it('the short form changes what it holds, and leaves the rest of a location as it is', async () => {
  const { listing, owner } = await withLocation(false);
  const before = await owner.partner.listing({ listingId: listing.id });
  const saved = await owner.partner.updateAccount({ listingId: listing.id, ...texts });
  expect(saved).toMatchObject({
    name: 'Reading Room',
    phone: texts.phoneNumber,
    postalCode: texts.postalCode,
    placeType: 'hotel',
    amenities: { wifi: true, restroom: false },
    address: before.address,
    maxCapacity: before.maxCapacity,
    notificationsEmail: 'desk@example.com',
  });
});

it('a name that travellers have seen is only asked for', async () => {
  const { listing, owner } = await withLocation(true);
  const saved = await owner.partner.updateAccount({ listingId: listing.id, ...texts });
  expect(saved).toMatchObject({ name: 'Union Station Luggage', pending: { changes: { name: 'Reading Room' } } });
});

it('it keeps the limits of its fields, and is its owner’s alone', async () => {
  const { listing, owner } = await withLocation(false);
  const save = (more: Partial<typeof texts>, who = owner) =>
    who.partner.updateAccount({ listingId: listing.id, ...texts, ...more }).then(
      () => 'saved',
      (error: { readonly data?: unknown; readonly code: string }) => error.code,
    );
  for (const wrong of [
    { name: 'A' },
    { phoneNumber: '+1416555' },
    { phoneNumber: '+141655501990000' },
    { postalCode: '1234567890123' },
    { additionalInformation: 'x'.repeat(513) },
  ])
    expect(await save(wrong)).toBe('BAD_REQUEST');
  expect(await save({}, await t.as(await makeUser(t, { isPartner: true })))).toBe('NOT_FOUND');
  expect(await save({}, await t.as(await makeUser(t)))).toBe('FORBIDDEN');
});
