import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, someGuest, someStay } from '#server/testing/factories.ts';
import { lastMail, queryOf } from '#server/modules/accounts/accounts.fixture.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { partsOf, requestCode } from '#web/features/api-docs/request-code.ts';
import { createPartnerApp, payOut, person } from './partner-rest.fixture.ts';

/** What a person writes against the client that a generator of the field makes of our document. */
const program = `
import { Api, type Booking } from './client.ts';

export async function book(baseUrl: string, listing_id: string, stay: { dropOffAt: string; pickUpAt: string }, user: {
  email: string; first_name: string; last_name: string; phone_number: string;
}): Promise<{ total: string; booking: Booking; refused: Record<string, string[]> }> {
  const api = new Api({ baseUrl });
  const { data: page } = await api.listings.getListingsList({ per_page: 5 });
  const count: number = page.pagination.total_count;
  const [first] = page.listings;
  const slug: string | undefined = count > 0 ? first?.slug : undefined;
  const query = { listing_id, drop_off: stay.dropOffAt, collection: stay.pickUpAt, bags_number: 2 };
  const total: string = (await api.bookings.getBookingsPrice(query)).data.total_with_discount;
  // @ts-expect-error: bags are a number
  void (() => api.bookings.getBookingsPrice({ ...query, bags_number: '2' }));
  // @ts-expect-error: a booking is of a listing
  void (() => api.bookings.postBookings({ booking: { bags_number: 1 } }));
  const { data: booking } = await api.bookings.postBookings({
    booking: {
      listing_id: listing_id || (slug ?? ''),
      customer_drop_off_date: stay.dropOffAt,
      customer_collection_date: stay.pickUpAt,
      bags_number: 2,
      stripe_card_token: 'tok_visa',
      user,
    },
  });
  const refused = await api.bookings
    .getBookingsPrice({ ...query, bags_number: 0 })
    .then(() => ({}), (failed: { error: { errors: Record<string, string[]> } }) => failed.error.errors);
  return { total, booking, refused };
}
`;

/** The way of a partner, in two parts: a guest books and time goes by between them. */
const hosting = `
import { Api, type OwnedListing, type StripeConnection } from './client.ts';

type Headers = Record<string, string>;
interface Person {
  email: string; password: string; password_confirmation: string;
  first_name: string; last_name: string; phone_number: string; country_of_residence: string;
}

const signedIn = (baseUrl: string, headers: Headers) => new Api({ baseUrl, baseApiParams: { headers } });

export async function join(baseUrl: string, person: Person, confirm: () => Promise<{ id: string; t: string }>): Promise<{
  headers: Headers; listing: OwnedListing; account: StripeConnection | null; days: number;
}> {
  const visitor = new Api({ baseUrl });
  const signedUp = await visitor.partners.postPartners(person);
  const headers = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, signedUp.headers.get(name) ?? '']));
  const { id, t } = await confirm();
  await visitor.partners.getPartnersByIdActivate(id, { t });
  const api = signedIn(baseUrl, headers);
  const { data: types } = await api.businessTypes.getBusinessTypes();
  const { data: listing } = await api.users.postUsersCurrentUserListings({
    listing: {
      name: 'York Street Coffee', address: '61 York St, Toronto', latitude: 43.6466, longitude: -79.3822,
      emergency_phone: person.phone_number, max_capacity: 4, business_type_id: types[0]?.id ?? '',
    },
  });
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const { data: hours } = await api.users.postUsersCurrentUserListingsByIdTimeSlotsBatch(
    listing.id,
    {},
    { toCreate: days.map((day) => ({ day, from_time: '08:00 AM', to_time: '08:00 PM' })) },
  );
  await api.users.patchUsersCurrentUser({
    user: {
      payment_info_attributes: {
        business_name: 'York Street Coffee', payout_account_number: '000123456789', routing_number: '11000-000',
        date_of_birth: '1986-09-14', address_line1: '61 York St', address_city: 'Toronto', address_state: 'ON',
        address_postal_code: 'M5J 1P3', partner_onboarding_step: 0,
      },
    },
  });
  const { data: connection } = await api.stripeConnections.getStripeConnections();
  return { headers, listing, account: connection.stripe_connection, days: hours.time_slots.length };
}

export async function earned(baseUrl: string, headers: Headers): Promise<{ statuses: string[]; owed: number; earnings: string }> {
  const api = signedIn(baseUrl, headers);
  const { data: booked } = await api.users.getUsersCurrentUserListingsBookings({});
  const { data: summary } = await api.users.getUsersCurrentUserSummary();
  return {
    statuses: booked.listings.flatMap(({ bookings }) => bookings.map(({ status }) => status)),
    owed: summary.available_balance.reduce((sum, { amount }) => sum + amount, 0),
    earnings: summary.earnings,
  };
}
`;

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await createPartnerApp();
  folder = mkdtempSync(join(tmpdir(), 'cloakroom-client-'));
  const spec = (await t.app.inject('/api/v1/openapi.json')).json<object>();
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(spec));
  const { files } = await generateApi({ input: join(folder, 'openapi.json'), output: false, silent: true });
  writeFileSync(join(folder, 'client.ts'), files[0]?.fileContent ?? '');
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'hosting.ts'), hosting);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t.close();
});

/** The TypeScript of every call that the documentation shows, with the session that a reader has. */
async function samplesOf(): Promise<readonly string[]> {
  const { base, groups } = await (await t.as()).docs.reference();
  writeFileSync(join(folder, 'cloakroom.ts'), `export type * from './client.ts';`);
  const session = ['accessToken', 'client', 'uid'].map((name) => `declare const ${name}: string;`).join('\n');
  return groups
    .flatMap(({ calls }) => calls)
    .map((call) => {
      const name = `sample-${call.id}.ts`;
      const code = requestCode(partsOf(base, call), 'typescript').replace('"./cloakroom"', '"./cloakroom.ts"');
      writeFileSync(join(folder, name), `${code}\nexport { found };\n${session}\n`);
      return name;
    });
}

describe('a client that is generated from the OpenAPI document', () => {
  it('compiles under strict rules, and so does a program that uses it rightly', async () => {
    const options = '--noEmit --ignoreConfig --strict --noUncheckedIndexedAccess --target es2022 --lib es2023,dom';
    const modules = '--module preserve --moduleResolution bundler --allowImportingTsExtensions';
    const programs = ['program.ts', 'hosting.ts', ...(await samplesOf())].map((name) => join(folder, name));
    const args = [...`${options} ${modules}`.split(' '), ...programs];
    const told = await promisify(execFile)('node_modules/.bin/tsc', args).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(told).toBe('');
  });

  it('prices and books, and reads why it was refused', async () => {
    const made: { book(...given: unknown[]): Promise<object> } = await import(join(folder, 'program.ts'));
    const { id } = await makeListing(t, { capacity: 5 });
    const { email, firstName: first_name, lastName: last_name } = someGuest();
    const user = { email, first_name, last_name, phone_number: '+14165550101' };
    const done = await made.book(`${t.baseUrl()}/api/v1`, id, someStay, user);
    expect(done).toMatchObject({
      total: expect.stringMatching(/^\d+\.\d\d CAD$/),
      booking: { bags_number: 2 },
      refused: { bags_number: [expect.any(String)] },
    });
  });

  it('takes a partner from signing up to a booking that is paid out', async () => {
    const made: {
      join(...given: unknown[]): Promise<{ headers: object; listing: { id: string }; account: object; days: number }>;
      earned(...given: unknown[]): Promise<object>;
    } = await import(join(folder, 'hosting.ts'));
    const base = `${t.baseUrl()}/api/v1`;
    const sent = person();
    const joined = await made.join(base, sent, async () => {
      const { link } = await lastMail(t, sent.email);
      return { id: queryOf(link, 'id'), t: queryOf(link, 'token') };
    });
    expect(joined).toMatchObject({ days: 7, account: { token: { payouts_enabled: true } } });

    const guest: { book(...given: unknown[]): Promise<{ booking: { booking_code: string } }> } = await import(
      join(folder, 'program.ts')
    );
    const { email, firstName: first_name, lastName: last_name } = someGuest();
    const user = { email, first_name, last_name, phone_number: '+14165550101' };
    await guest.book(base, joined.listing.id, someStay, user);
    expect(await made.earned(base, joined.headers)).toMatchObject({ statuses: ['confirmed'], owed: 0 });

    await payOut(t, joined.listing.id);
    expect(await made.earned(base, joined.headers)).toEqual({
      statuses: ['completed'],
      owed: 0,
      earnings: expect.stringMatching(/^[1-9]\d*\.\d\d CAD$/),
    });
    const paid = await t.rows(
      'select status from payouts where user_id = (select owner_id from listings where id = $1)',
      [joined.listing.id],
    );
    expect(paid).toEqual([{ status: 'paid' }]);
  });
});
