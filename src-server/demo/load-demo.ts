import { demoAccountOf } from '#server/modules/payouts/payouts.module.ts';
import { LocalDate, ZoneId } from '@js-joda/core';
import { hash } from '@node-rs/argon2';
import type { Deps } from '#server/deps.ts';
import { ensureBusinessTypes, insertListings, setPayable } from '#server/modules/partner/partner.module.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { demoBookings } from './demo-bookings.ts';
import { type DemoCity, demoCities } from './cities.ts';
import { demoDiscount } from './demo-discounts.ts';
import { ensureGazetteer } from './gazetteer.ts';
import { demoListings } from './demo-listings.ts';
import { demoNeeds } from './demo-needs.ts';
import { demoPeople, personRow } from './demo-people.ts';
import { createRandom } from './random.ts';

export const demoPassword = 'cloakroom demo';

/** The accounts that `npm start` prints. */
export const demoAccounts = [
  { role: 'customer', email: 'amara@cloakroom.example', firstName: 'Amara', lastName: 'Okafor' },
  { role: 'partner', email: 'partner@cloakroom.example', firstName: 'Jonas', lastName: 'Weber' },
  { role: 'administrator', email: 'admin@cloakroom.example', firstName: 'Mei', lastName: 'Chen' },
] as const;

/** Others of the demo, whom no one signs in as: who has the last location, and who stayed in the last weeks. */
const others = [
  { role: 'partner', email: 'noor@cloakroom.example', firstName: 'Noor', lastName: 'Haddad' },
  { role: 'customer', email: 'tomas@cloakroom.example', firstName: 'Tomás', lastName: 'Rivera' },
] as const;

const pricings = [
  { country: 'CA', region: null, currency: 'CAD', hour: 250, max: 995, night: 695, fee: 150, tax: 50_000 },
  { country: 'CA', region: 'ON', currency: 'CAD', hour: 250, max: 995, night: 695, fee: 150, tax: 130_000 },
  { country: 'CA', region: 'QC', currency: 'CAD', hour: 225, max: 895, night: 645, fee: 150, tax: 149_750 },
  { country: 'CA', region: 'BC', currency: 'CAD', hour: 250, max: 995, night: 695, fee: 150, tax: 120_000 },
  { country: 'US', region: null, currency: 'USD', hour: 200, max: 850, night: 600, fee: 125, tax: 0 },
  { country: 'US', region: 'WA', currency: 'USD', hour: 200, max: 850, night: 600, fee: 125, tax: 103_500 },
  { country: 'US', region: 'CA', currency: 'USD', hour: 225, max: 900, night: 650, fee: 125, tax: 95_000 },
] as const;

function ratesOf({ country, region }: DemoCity) {
  const rates = pricings.find((pricing) => pricing.country === country && pricing.region === region);
  if (rates === undefined) throw new Error(`No price for ${region}, ${country}`);
  return rates;
}

const NEAR_METRES = 400;
const stations = demoCities.flatMap(({ landmarks }) =>
  landmarks.flatMap(([name, latitude, longitude, kind]) =>
    kind === 'station' && !name.includes('Airport') ? [{ latitude, longitude }] : [],
  ),
);
const isByStation = (place: GeoPoint): boolean =>
  stations.some((station) => distanceBetween(station, place) < NEAR_METRES);

const DEMO_LOCK = 7_270_014;
const anyListing = 'select 1 from listings limit 1';

/** Loads the demo data when the database has no listing yet. @returns whether it did. */
export async function loadDemo(deps: Deps): Promise<boolean> {
  const { db, clock } = deps;
  if ((await db.query(anyListing)).length > 0) return false;
  const now = clock.now();
  const at = now.toString();
  const random = createRandom(20_261_121);
  const today = LocalDate.ofInstant(now, ZoneId.UTC);
  const day = (offset: number) => today.plusDays(offset).toString();
  const passwordHash = await hash(demoPassword);
  const users = [...demoAccounts, ...others].map((person) => personRow({ ...person, passwordHash, createdAt: at }));
  const [customer, partner, , neighbour, traveller] = users;
  if (!customer || !partner || !neighbour || !traveller) throw new Error('Five demo accounts');
  const people = demoPeople(now, passwordHash);
  const partners = [partner, neighbour, ...people.partners];
  await ensureGazetteer(deps);
  await ensureBusinessTypes(deps);
  const types = await db.query<{ id: string; type: string }>('select id, type from business_types order by position');
  const listings = demoCities.flatMap((city) =>
    demoListings({
      city,
      random,
      day,
      at,
      types,
      ownerOf: (index) => (city.name === 'Toronto' && index < 6 ? partner : people.hostOf(city.name, index)),
      rates: ratesOf(city),
    }),
  );
  const last = listings.at(-1);
  if (last !== undefined)
    listings.splice(-1, 1, { ...last, ownerId: neighbour.id, notificationsEmail: neighbour.email });
  const isLoaded = await db.fork().transactional(async (em) => {
    // Processes that start at once on an empty database wait for the first of them.
    await sqlRows(em, 'set local lock_timeout = 0');
    await sqlRows(em, 'set local statement_timeout = 0');
    await sqlRows(em, 'select pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    if ((await sqlRows(em, anyListing)).length > 0) return false;
    await insertRows(em, 'users', [...users, ...people.partners]);
    await insertRows(
      em,
      'country_pricings',
      pricings.map((row) => ({
        id: newId(),
        country: row.country,
        region: row.region,
        currency: row.currency,
        price_per_hour: row.hour,
        max_price: row.max,
        overnight_fee: row.night,
        handling_fee: row.fee,
        tax_rate_millionths: row.tax,
        partner_share_millionths: 500_000,
      })),
    );
    for (const { id } of partners) await setPayable(em, id, true);
    await insertListings(em, listings);
    await insertRows(
      em,
      'discounts',
      listings.flatMap(({ id, businessTypeId }, number) =>
        random.chance(0.2) || number === 0
          ? [demoDiscount(id, types.find((type) => type.id === businessTypeId)?.type ?? '', number)]
          : [],
      ),
    );
    await insertRows(
      em,
      'payout_accounts',
      partners.map((user) => ({
        id: newId(),
        user_id: user.id,
        provider_account_id: demoAccountOf(user.id),
        payouts_enabled: true,
        business_name: `${user.first_name} ${user.last_name}`,
        account_last4: '6789',
        updated_at: at,
      })),
    );
    await insertRows(em, 'coupons', demoCoupons(at));
    await insertRows(em, 'settings', [
      { key: 'booking_settings', value: JSON.stringify({ insured_amount: null }), updated_at: at },
    ]);
    const yesterday = await demoBookings(em, {
      customer,
      people,
      traveller,
      listings,
      fitsOf: ({ businessTypeId, ...at }) => [
        ...(types.find(({ id }) => id === businessTypeId)?.type === 'Café' ? (['café'] as const) : []),
        ...(isByStation(at) ? (['station'] as const) : []),
      ],
      busy: listings.filter(({ ownerId }) => ownerId !== partner.id),
      random,
      now,
    });
    await demoNeeds(em, { customer, listings, yesterday, now });
    return true;
  });
  if (isLoaded) await db.query('analyze');
  return isLoaded;
}

function demoCoupons(at: string) {
  const base = {
    valid_from: '2020-01-01T00:00:00Z',
    created_at: at,
    currency: null,
    amount_minor: null,
    basis_points: null,
  };
  return [
    { ...base, id: newId(), code: 'WELCOME10', note: 'First order', basis_points: 1000, max_uses_per_customer: 1 },
    { ...base, id: newId(), code: 'FIVECAD', note: 'Station posters, Canada', amount_minor: 500, currency: 'CAD' },
    {
      ...base,
      id: newId(),
      code: 'FIVEUSD',
      note: 'Station posters, United States',
      amount_minor: 500,
      currency: 'USD',
    },
    { ...base, id: newId(), code: 'CANADA15', note: 'Canada Day', basis_points: 1500, country: 'CA' },
    {
      ...base,
      id: newId(),
      code: 'LASTYEAR',
      note: 'Newsletter of last December',
      basis_points: 2000,
      valid_until: '2025-12-31T23:59:00Z',
    },
    { ...base, id: newId(), code: 'FREE', note: 'For the press', basis_points: 10_000, max_uses: 100 },
  ];
}
