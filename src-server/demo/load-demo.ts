import { LocalDate, ZoneId } from '@js-joda/core';
import { hash } from '@node-rs/argon2';
import { packOpening } from '#shared/availability/pack-opening.ts';
import type { Deps } from '#server/deps.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { pointLiteral, toMercator } from '#server/modules/search/search.module.ts';
import { demoBookings } from './demo-bookings.ts';
import { demoCities, type DemoCity } from './cities.ts';
import { demoGazetteer } from './demo-gazetteer.ts';
import { demoBusinessTypes, shopName } from './names.ts';
import { demoRules } from './opening-patterns.ts';
import { createRandom, type Random } from './random.ts';

export const demoPassword = 'cloakroom demo';

/** The accounts that `npm start` prints. */
export const demoAccounts = [
  { role: 'customer', email: 'amara@cloakroom.example', firstName: 'Amara', lastName: 'Okafor' },
  { role: 'partner', email: 'partner@cloakroom.example', firstName: 'Jonas', lastName: 'Weber' },
  { role: 'administrator', email: 'admin@cloakroom.example', firstName: 'Mei', lastName: 'Chen' },
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

/** Loads the demo data when the database has no listing yet. @returns whether it did. */
export async function loadDemo(deps: Deps): Promise<boolean> {
  const { db, clock } = deps;
  const [known] = await db.query<{ count: number }>(
    'select count(*)::int as count from (select 1 from listings limit 1) l',
  );
  if (known?.count !== 0) return false;
  const now = clock.now();
  const at = now.toString();
  const random = createRandom(20_261_121);
  const today = LocalDate.ofInstant(now, ZoneId.UTC);
  const day = (offset: number) => today.plusDays(offset).toString();
  const passwordHash = await hash(demoPassword);
  const users = demoAccounts.map(({ role, email, firstName, lastName }) => ({
    id: newId(),
    email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    phone_number: '+1 416 555 0142',
    country_of_residence: 'canada',
    language: 'english',
    is_partner: role !== 'customer',
    role: role === 'administrator' ? 'admin' : 'customer',
    confirmed_at: at,
    created_at: at,
    updated_at: at,
  }));
  const [customer, partner, host] = users;
  if (customer === undefined || partner === undefined || host === undefined) throw new Error('Three demo accounts');
  const types = demoBusinessTypes.map(([type], position) => ({ id: newId(), type, position }));
  const listings = demoCities.flatMap((city) =>
    demoListings({
      city,
      random,
      day,
      at,
      types,
      ownerOf: (index) => (city.name === 'Toronto' && index < 6 ? partner.id : host.id),
    }),
  );
  await db.fork().transactional(async (em) => {
    await insertRows(em, 'users', users);
    await insertRows(em, 'business_types', types);
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
    await insertRows(
      em,
      'listings',
      listings.map(({ row }) => row),
    );
    await insertRows(
      em,
      'weekly_slots',
      listings.flatMap(({ weekly }) => weekly),
    );
    await insertRows(
      em,
      'special_days',
      listings.flatMap(({ special }) => special),
    );
    await insertRows(
      em,
      'special_slots',
      listings.flatMap(({ specialSlots }) => specialSlots),
    );
    await insertRows(
      em,
      'closure_periods',
      listings.flatMap(({ closures }) => closures),
    );
    await insertRows(
      em,
      'discounts',
      listings.flatMap(({ row }) =>
        random.chance(0.2)
          ? [
              {
                id: newId(),
                listing_id: row.id,
                name: 'With your ticket',
                percentage: 10,
                applied_to: 'Hot drinks and pastries',
              },
            ]
          : [],
      ),
    );
    await insertRows(
      em,
      'payout_accounts',
      [partner, host].map((user) => ({
        id: newId(),
        user_id: user.id,
        provider_account_id: `acct_demo_${user.id.slice(-12)}`,
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
    await demoGazetteer(em);
    await demoBookings(em, {
      customer,
      host,
      listings: listings.map(({ row, rules }) => ({ ...row, opening: rules })),
      random,
      now,
    });
  });
  await db.query('analyze');
  return true;
}

interface ListingRequest {
  readonly city: DemoCity;
  readonly random: Random;
  readonly day: (offset: number) => string;
  readonly at: string;
  readonly types: readonly { readonly id: string; readonly type: string }[];
  readonly ownerOf: (index: number) => string;
}

function demoListings({ city, random, day, at, types, ownerOf }: ListingRequest) {
  const slugs = new Set<string>();
  return Array.from({ length: city.listings }, (_, index) => {
    const type = random.pick(types);
    const templates = demoBusinessTypes.find(([name]) => name === type.type)?.[1] ?? ['{street}'];
    const street = random.pick(city.streets);
    const first = city.name === 'Toronto' && index === 0;
    const name = first ? 'York Street Coffee' : shopName(random, templates, street);
    const slug = uniqueSlug(`${name}-${city.name}`, slugs);
    const landmark = city.landmarks[index % city.landmarks.length];
    if (landmark === undefined) throw new Error(`${city.name} has no landmark`);
    const spread = landmark[0].includes('Airport') ? 0.004 : 0.009;
    const latitude = first ? 43.6463 : landmark[1] + (random.next() - 0.5) * spread;
    const longitude = first ? -79.3815 : landmark[2] + (random.next() - 0.5) * spread * 1.3;
    const isHotel = type.type === 'Hotel' && !first;
    const rules = first
      ? { zone: city.zone, availableFullTime: false, weekly: weekOf(6.5, 21, 23), special: [], closures: [] }
      : demoRules(random, city.zone, isHotel, day);
    const packed = packOpening(rules);
    const id = newId();
    const row = {
      id,
      slug,
      owner_id: ownerOf(index),
      name,
      alternative_name: null,
      address: first
        ? '61 York St, Toronto, ON M5J 1P3'
        : `${random.between(2, 480)} ${street}, ${city.name}, ${city.region}`,
      city_name: city.name,
      region: city.region,
      country: city.country,
      postal_code: null,
      latitude,
      longitude,
      position: pointLiteral(toMercator(latitude, longitude)),
      time_zone: city.zone,
      emergency_phone: `+1 ${city.phoneArea} 555 0${random.between(100, 199)}`,
      notifications_email: 'partner@cloakroom.example',
      business_type_id: first ? (types[0]?.id ?? type.id) : type.id,
      storage_place_type: isHotel ? 'hotel' : 'shop',
      max_capacity: first ? 30 : random.pick([5, 8, 10, 12, 20, 30, 50]),
      wi_fi: random.chance(0.7),
      restroom: random.chance(0.5),
      note: first
        ? 'The bag room is behind the bar. After 8:00 PM, ring the bell at the side door on Piper St.'
        : random.chance(0.25)
          ? 'Ask at the counter; the bag room is at the back.'
          : null,
      available_full_time: rules.availableFullTime,
      published: true,
      bookable: first || !random.chance(0.04),
      rules: JSON.stringify({ weekly: rules.weekly, special: rules.special, closures: rules.closures }),
      week_open: packed.weekOpen,
      shut: packed.shut,
      opened: packed.opened,
      price_per_hour: random.chance(0.1) ? random.pick([175, 200, 300]) : null,
      max_price: null,
      created_at: at,
      updated_at: at,
    };
    const special = rules.special.map((entry) => ({
      id: newId(),
      listing_id: id,
      date: entry.date,
      closed: entry.closed,
    }));
    return {
      row,
      rules,
      weekly: rules.weekly.map((slot) => ({
        id: newId(),
        listing_id: id,
        day: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(slot.day) + 1,
        from_minute: slot.from,
        to_minute: slot.to,
      })),
      special,
      specialSlots: rules.special.flatMap((entry, place) =>
        entry.slots.map((slot) => ({
          id: newId(),
          special_day_id: special[place]?.id ?? '',
          from_minute: slot.from,
          to_minute: slot.to,
        })),
      ),
      closures: rules.closures.map((period) => ({
        id: newId(),
        listing_id: id,
        from_date: period.from,
        to_date: period.to,
      })),
    };
  });
}

function weekOf(from: number, to: number, friday: number) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  return days.map((day) => ({ day, from: from * 60, to: (day === 'friday' ? friday : to) * 60 }));
}

function uniqueSlug(text: string, taken: Set<string>): string {
  const base = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  taken.add(slug);
  return slug;
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
    { ...base, id: newId(), code: 'WELCOME10', basis_points: 1000, max_uses_per_customer: 1 },
    { ...base, id: newId(), code: 'FIVECAD', amount_minor: 500, currency: 'CAD' },
    { ...base, id: newId(), code: 'FIVEUSD', amount_minor: 500, currency: 'USD' },
    { ...base, id: newId(), code: 'CANADA15', basis_points: 1500, country: 'CA' },
    { ...base, id: newId(), code: 'LASTYEAR', basis_points: 2000, valid_until: '2025-12-31T23:59:00Z' },
    { ...base, id: newId(), code: 'FREE', basis_points: 10_000, max_uses: 100 },
  ];
}
