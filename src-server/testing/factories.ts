import { randomUUID } from 'node:crypto';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { weekdays, type OpeningRules } from '#shared/availability/opening-rules.ts';
import { User } from '#server/modules/accounts/accounts.module.ts';
import { Coupon, CountryPricing } from '#server/modules/pricing/pricing.module.ts';
import { insertListings } from '#server/modules/partner/partner.module.ts';
import type { Clock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'db'> & { readonly clock: Clock };

interface UserTraits {
  readonly email?: string;
  /** `null` for a guest, who has none. */
  readonly passwordHash?: string | null;
  readonly isPartner?: boolean;
  readonly role?: 'customer' | 'admin';
  /** Of an administrator; the owner if absent. */
  readonly adminRole?: AdminRole;
  readonly language?: 'english' | 'french' | 'spanish';
}

/** A person with a confirmed address and a password that no one knows. */
export async function makeUser(
  { db, clock }: App,
  traits: UserTraits = {},
): Promise<{ userId: string; email: string }> {
  const id = newId();
  const email = traits.email ?? `${id}@example.com`;
  const now = clock.now();
  await db.fork().insert(User, {
    id,
    email,
    passwordHash: traits.passwordHash === undefined ? 'none' : traits.passwordHash,
    firstName: 'Ada',
    lastName: 'Lovelace',
    phoneNumber: '+14165550100',
    countryOfResidence: 'CA',
    language: traits.language ?? 'english',
    avatarFileId: null,
    isPartner: traits.isPartner ?? false,
    role: traits.role ?? 'customer',
    adminRole: traits.role === 'admin' ? (traits.adminRole ?? 'owner') : null,
    confirmedAt: now,
    partnerOnboardingStep: 0,
    providerCustomerId: null,
    createdAt: now,
    updatedAt: now,
  });
  return { userId: id, email };
}

const currencies: Record<string, readonly [currency: string, unit: number]> = {
  CA: ['CAD', 100],
  JP: ['JPY', 100],
  KW: ['KWD', 1000],
};

/** 2.00 an hour, 12.00 a day, 8.00 a night, 3.00 an order, 13 % tax, 70 % for the partner; the same in every currency. */
async function ensurePricing({ db }: App, country: string): Promise<void> {
  const [currency = 'CAD', unit = 100] = currencies[country] ?? [];
  // Two listings may be made at once.
  await db.fork().upsert(
    CountryPricing,
    {
      id: newId(),
      country,
      region: null,
      currency,
      pricePerHour: 2 * unit,
      maxPrice: 12 * unit,
      overnightFee: 8 * unit,
      handlingFee: 3 * unit,
      taxRateMillionths: 130_000,
      partnerShareMillionths: 700_000,
    },
    { onConflictFields: ['country', 'region'], onConflictAction: 'ignore' },
  );
}

interface ListingTraits {
  readonly ownerId?: string;
  readonly country?: 'CA' | 'JP' | 'KW';
  readonly zone?: string;
  /** Union Station of Toronto if absent. */
  readonly at?: { readonly latitude: number; readonly longitude: number };
  readonly capacity?: number;
  readonly bookable?: boolean;
  readonly published?: boolean;
  /** Left out: open every day from 8 to 20 o'clock. */
  readonly rules?: Partial<Omit<OpeningRules, 'zone'>>;
}

export async function makeListing(app: App, traits: ListingTraits = {}) {
  const { country = 'CA', zone = 'America/Toronto', capacity = 5 } = traits;
  const { latitude, longitude } = traits.at ?? { latitude: 43.6453, longitude: -79.3806 };
  await ensurePricing(app, country);
  const ownerId = traits.ownerId ?? (await makeUser(app, { isPartner: true })).userId;
  const id = newId();
  const rules: OpeningRules = {
    zone,
    availableFullTime: false,
    weekly: weekdays.map((day) => ({ day, from: 8 * 60, to: 20 * 60 })),
    special: [],
    closures: [],
    ...traits.rules,
  };
  const slug = `shop-${id}`;
  const draft = {
    id,
    slug,
    ownerId,
    name: 'Union Station Luggage',
    address: '65 Front St W',
    cityName: 'Toronto',
    country,
    latitude,
    longitude,
    rules,
    maxCapacity: capacity,
    published: traits.published ?? true,
    bookable: traits.bookable ?? true,
    createdAt: app.clock.now().toString(),
  };
  await app.db.fork().transactional((em) => insertListings(em, [draft]));
  return { id, slug, ownerId };
}

interface CouponTraits {
  readonly code?: string;
  readonly basisPoints?: number;
  readonly amount?: { readonly minor: number; readonly currency: string };
  readonly maxUses?: number;
  readonly maxUsesPerCustomer?: number;
  /** In whole units. */
  readonly budget?: number;
}

/** 10 % off for every traveller, without end. */
export async function makeCoupon({ db, clock }: App, traits: CouponTraits = {}) {
  const id = newId();
  const code = (traits.code ?? `C${randomUUID().slice(0, 8)}`).toUpperCase();
  await db.fork().insert(Coupon, {
    id,
    code,
    basisPoints: traits.amount === undefined ? (traits.basisPoints ?? 1000) : null,
    amountMinor: traits.amount?.minor ?? null,
    currency: traits.amount?.currency ?? null,
    country: null,
    validFrom: clock.now().minusSeconds(3600),
    validUntil: null,
    maxUses: traits.maxUses ?? null,
    maxUsesPerCustomer: traits.maxUsesPerCustomer ?? null,
    budget: traits.budget ?? 10_000,
    budgetIsFirst: false,
    usesCount: 0,
    createdAt: clock.now(),
  });
  return { id, code };
}

/** Contact details of a guest that no one else has. */
export const someGuest = () => ({
  email: `guest-${randomUUID()}@example.com`,
  firstName: 'Grace',
  lastName: 'Hopper',
  phoneNumber: '+14165550101',
});

/** Tomorrow from 11 to 14 o'clock in Toronto: 3 hours, 10.17 CAD for one bag (6.00 + 3.00 + 13 %). */
export const someStay = { dropOffAt: '2026-11-25T11:00-05:00', pickUpAt: '2026-11-25T14:00-05:00' };

/** What `create` takes, with a fresh request id. */
export const aBooking = (
  listing: string,
  more: { readonly bagsCount?: number; readonly stay?: typeof someStay; readonly code?: string } = {},
) => ({
  requestId: randomUUID(),
  listing,
  stay: someStay,
  bagsCount: 1,
  ...more,
});

/** The city of Toronto, near which a location can be added once its country has rates. */
export async function makeToronto({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.query(
    `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
     values ($1, 'city', 'Toronto', 'Ontario, Canada', 'CA', 43.65, -79.38, 1, 'toronto')`,
    [newId()],
  );
}

/** What a bank form holds when payouts reach it. */
export const aBank = {
  businessName: 'York St. Coffee Inc.',
  dateOfBirth: '09/14/1986',
  addressLine1: '61 York St',
  addressCity: 'Toronto',
  addressState: 'ON',
  addressPostalCode: 'M5J 1P3',
  routingNumber: '11000-000',
  accountNumber: '0001 2345 6789',
};

/**
 * The date of birth of `aBank` in every form that it could be kept in. Its year alone stands in one of a hundred hashes
 * by chance.
 */
export const birthdays = ['09/14/1986', '1986-09-14', '19860914', '"year":1986', '"year":"1986"'] as const;

/** Makes a region known to the gazetteer: rates may be set for it. */
export async function knowRegion(app: Pick<TestApp, 'rows'>, region: string, country = 'CA'): Promise<void> {
  await app.rows(
    `insert into places (id, kind, name, context, country, region, latitude, longitude, weight, search_text)
     values ($1, 'city', 'Anywhere', $2, $3, $2, 45, -75, 1, 'anywhere')`,
    [newId(), region, country],
  );
}
