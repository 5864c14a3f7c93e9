import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeToronto, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let businessTypeId = '';
beforeAll(async () => {
  t = await createTestApp();
  await makeListing(t);
  await makeToronto(t);
  businessTypeId = newId();
  await t.db
    .fork()
    .transactional((em) =>
      insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Reading room', position: 99 }]),
    );
});
afterAll(() => t.close());

const form = (more: object = {}) => ({
  requestId: randomUUID(),
  address: '61 York St, Toronto',
  latitude: 43.6466,
  longitude: -79.3822,
  name: 'York St. Coffee Inc.',
  alternativeName: 'York St. Coffee',
  businessTypeId,
  phoneNumber: '+14165550142',
  mapsLink: '',
  maxCapacity: 20,
  amenities: { wifi: true, restroom: false },
  additionalInformation: 'Ring the bell.',
  ...more,
});

async function joining() {
  const { userId } = await makeUser(t, { isPartner: true });
  await t.rows('update users set partner_onboarding_step = 1 where id = $1', [userId]);
  return { userId, me: await t.as({ userId }) };
}

const stepOf = async (userId: string) =>
  (await t.rows<{ step: number }>('select partner_onboarding_step as step from users where id = $1', [userId]))[0]
    ?.step;

describe('a new location', () => {
  it('has an address of its own where others of its name are added at once', async () => {
    const joined = await Promise.all([1, 2, 3, 4].map(() => joining()));
    const made = await Promise.all(
      joined.map(({ me }) => me.partner.createListing(form({ alternativeName: 'Twins' }))),
    );
    const slugs = await t.rows<{ slug: string }>('select slug from listings where id = any($1::uuid[])', [
      made.map(({ id }) => id),
    ]);
    expect(slugs.map(({ slug }) => slug).toSorted()).toEqual([
      'twins-toronto',
      'twins-toronto-2',
      'twins-toronto-3',
      'twins-toronto-4',
    ]);
  });

  it.each([
    ['Paral·lel Consigna', /^paral-lel-consigna-toronto$/],
    ['カフェ・ド・東京', /^toronto(-\d+)?$/],
    ['“Loft” №5 – Straße', /^loft-5-strasse-toronto$/],
    ['Καφέ Αθήνα', /^toronto(-\d+)?$/],
  ])('may be called %s, which its address says as far as it can', async (alternativeName, slug) => {
    const { me } = await joining();
    const { id } = await me.partner.createListing(form({ name: alternativeName, alternativeName }));
    const listing = await me.partner.listing({ listingId: id });
    expect(listing).toMatchObject({ name: alternativeName, alternativeName });
    expect(listing.slug).toMatch(slug);
  });

  it('after the first may go without a name of its own for travellers, and without a phone', async () => {
    const { me } = await joining();
    const { id } = await me.partner.createListing(form({ alternativeName: '', phoneNumber: '' }));
    expect(await me.partner.listing({ listingId: id })).toMatchObject({
      name: 'York St. Coffee Inc.',
      alternativeName: null,
      phone: null,
      slug: expect.stringContaining('york-st-coffee-inc'),
    });
  });

  it('has the zone, city and country of its pin, waits for its hours, and leads on to them', async () => {
    const { userId, me } = await joining();
    const { id } = await me.partner.createListing(form());
    expect(await me.partner.listing({ listingId: id })).toMatchObject({
      name: 'York St. Coffee',
      legalName: 'York St. Coffee Inc.',
      alternativeName: 'York St. Coffee',
      cityName: 'Toronto',
      country: 'CA',
      businessType: 'Reading room',
      maxCapacity: 20,
      amenities: { wifi: true, restroom: false },
      isPublished: false,
      hasHours: false,
      rules: { zone: 'America/Toronto' },
    });
    expect(await stepOf(userId)).toBe(2);
  });

  it('is one, however often it is sent', async () => {
    const { me } = await joining();
    const sent = form();
    const made = await Promise.all(
      [me.partner.createListing(sent), me.partner.createListing(sent)].map((one) => one.catch(() => null)),
    );
    await me.partner.createListing(sent);
    expect(new Set(made.filter((one) => one !== null).map(({ id }) => id)).size).toBe(1);
    expect(await me.partner.listings()).toHaveLength(1);
  });

  it('is of the country and region it stands in, however near a city over the border is, and of the whole city', async () => {
    const { me } = await joining();
    await t.rows("delete from places where name in ('Detroit', 'Windsor', 'Ottawa', 'Gatineau')");
    await t.db.fork().transactional((em) =>
      insertRows(
        em,
        'places',
        (
          [
            ['city', 'Detroit', 'US', 'MI', 42.3314, -83.0458, 0.73],
            ['city', 'Windsor', 'CA', 'ON', 42.3001, -83.0165, 0.68],
            ['city', 'Ottawa', 'CA', 'ON', 45.4112, -75.6981, 0.74],
            ['city', 'Gatineau', 'CA', 'QC', 45.4772, -75.7016, 0.67],
            ['district', 'North York', 'CA', 'ON', 43.7668, -79.4163, 0.73],
          ] as const
        ).map(([kind, name, country, region, latitude, longitude, weight]) => ({
          id: newId(),
          kind,
          name,
          context: region,
          country,
          region,
          latitude,
          longitude,
          weight,
          search_text: name,
        })),
      ),
    );
    const madeAt = async (latitude: number, longitude: number) => {
      const { id } = await me.partner.createListing(form({ latitude, longitude }));
      const [row] = await t.rows('select city_name, country, region from listings where id = $1', [id]);
      return row;
    };
    expect(await madeAt(42.317, -83.039)).toEqual({ city_name: 'Windsor', country: 'CA', region: 'ON' });
    expect(await madeAt(45.43, -75.709)).toEqual({ city_name: 'Gatineau', country: 'CA', region: 'QC' });
    expect(await madeAt(43.768, -79.413)).toEqual({ city_name: 'Toronto', country: 'CA', region: 'ON' });
    // The United States have no tariff here.
    await expect(me.partner.createListing(form({ latitude: 42.3314, longitude: -83.0458 }))).rejects.toThrow(
      'noTariffThere',
    );
  });

  it('of a partner who has joined long ago starts nothing again', async () => {
    const { userId } = await makeUser(t, { isPartner: true });
    const me = await t.as({ userId });
    await me.partner.createListing(form());
    expect(await stepOf(userId)).toBe(0);
  });

  it('is for partners only', async () => {
    const { userId } = await makeUser(t);
    const [visitor, customer] = [await t.as(), await t.as({ userId })];
    await expect(visitor.partner.createListing(form())).rejects.toThrow('unauthenticated');
    await expect(customer.partner.createListing(form())).rejects.toThrow('forbidden');
  });

  it.each([
    ['far from every city with a tariff', { latitude: 0, longitude: -150 }, 'noTariffThere'],
    ['of an unknown type', { businessTypeId: randomUUID() }, 'required'],
    ['with more bags than fit', { maxCapacity: 51 }, ''],
    ['without room', { maxCapacity: 0 }, ''],
    ['with a link that is none', { mapsLink: 'javascript:alert(1)' }, ''],
    ['with a huge text', { additionalInformation: 'x'.repeat(513) }, ''],
    ['without an address', { address: ' ' }, ''],
    ['off the map', { latitude: 91 }, ''],
  ])('%s is refused', async (_what, more, message) => {
    const { me } = await joining();
    await expect(me.partner.createListing(form(more))).rejects.toThrow(message);
    expect(await me.partner.listings()).toEqual([]);
  });
});
