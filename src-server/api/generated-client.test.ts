import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, someGuest, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** What somebody writes against the client that a generator of the field makes of our document. */
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

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'cloakroom-client-'));
  const spec = (await t.app.inject('/api/v1/openapi.json')).json<object>();
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(spec));
  const { files } = await generateApi({ input: join(folder, 'openapi.json'), output: false, silent: true });
  writeFileSync(join(folder, 'client.ts'), files[0]?.fileContent ?? '');
  writeFileSync(join(folder, 'program.ts'), program);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t.close();
});

describe('a client that is generated from the OpenAPI document', () => {
  it('compiles under strict rules, and so does a program that uses it rightly', async () => {
    const options = '--noEmit --ignoreConfig --strict --noUncheckedIndexedAccess --target es2022 --lib es2023,dom';
    const modules = '--module preserve --moduleResolution bundler --allowImportingTsExtensions';
    const args = [...`${options} ${modules}`.split(' '), join(folder, 'program.ts')];
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
});
