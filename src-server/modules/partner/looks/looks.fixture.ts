import { afterAll, beforeAll, expect } from 'vitest';
import { makeListing, makeToronto, makeUser } from '#server/testing/factories.ts';
import { aListingForm } from '#server/testing/listing-form.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
export interface World {
  readonly t: TestApp;
  readonly noor: Person;
  readonly ilan: Person;
  readonly owner: Person;
}

async function begin(isOn: boolean): Promise<World> {
  const t = await createTestApp({ config: { REVIEW_NEW_LOCATIONS: isOn } });
  await makeListing(t);
  await makeToronto(t);
  const support = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const owner = await t.as(await makeUser(t, { role: 'admin' }));
  return { t, noor: await support(), ilan: await support(), owner };
}
export const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
export const refusal = (reason = 'There is no shop at this address') => ({ kind: 'refuse', reason }) as const;
export const fine = { kind: 'fine' } as const;

/** A location that is added with its hours. */
export async function added({ t, owner }: World, language: 'english' | 'french' | 'spanish' = 'english') {
  const partner = await makeUser(t, { isPartner: true, language });
  const { requestId, ...form } = { ...aListingForm(), alternativeName: 'Harbour' };
  const weekly = [{ day: 'monday' as const, from: 540, to: 1020 }];
  const listing = { ...form, requestId };
  const { id } = await owner.admin.importListing({ ownerEmail: partner.email, listing, weekly, dryRun: false });
  return { listingId: id ?? '', email: partner.email, userId: partner.userId, me: await t.as(partner) };
}

export const lookAt = async ({ t }: World, listingId: string) => {
  const [row] = await t.rows<{ id: string; because: string; state: string; gates: boolean }>(
    'select id, because, state, gates from location_looks where listing_id = $1',
    [listingId],
  );
  return row;
};
export const isLive = async ({ t }: World, listingId: string) =>
  (await t.rows<{ published: boolean }>('select published from listings where id = $1', [listingId]))[0]?.published;

/** Opens it and decides on what is seen. */
export async function decide(world: World, listingId: string, decision: ReturnType<typeof refusal> | typeof fine) {
  const lookId = (await lookAt(world, listingId))?.id ?? '';
  const { seen } = await world.noor.admin.newLocations.show({ lookId });
  await world.noor.admin.newLocations.decide({ lookId, seen, decision });
  return { lookId, seen };
}

export const move = async ({ noor }: World, listingId: string, by: number) => {
  const { latitude, longitude, address } = await noor.admin.opening.listing({ listingId });
  const wish = { listingId, address, latitude: latitude + by, longitude, reason: 'As you asked by phone' };
  await noor.admin.listings.setAddress(wish);
};
/** In degrees of latitude. */
export const METERS_150 = 0.00135;
export const METERS_250 = 0.00225;

/** Two products, one with `REVIEW_NEW_LOCATIONS` on and one with it off, for all tests of a file. */
export function twoWorlds(): { on: World; off: World } {
  const worlds = {} as { on: World; off: World };
  beforeAll(async () => {
    worlds.on = await begin(true);
    worlds.off = await begin(false);
  });
  afterAll(async () => {
    await worlds.on.t.close();
    await worlds.off.t.close();
  });
  return worlds;
}
