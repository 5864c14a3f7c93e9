import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { cannotName } from './columns-without-words.fixture.ts';
import { tellOf } from './erase-person.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const card = { cardToken: 'tok_visa' };
const admin = () => t.as({ service: 'admin' });

/** Every text, JSON and list of texts in the database. */
const textColumns = () =>
  t.rows<{ place: string; table_name: string; column_name: string }>(
    `select table_name || '.' || column_name as place, table_name, column_name from information_schema.columns
     where table_schema = 'public' and udt_name in ('text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', '_text', '_varchar')
       and table_name <> 'test_jobs'`,
  );

/** Those that hold one of these, as `table.column`. */
async function placesOf(secrets: readonly string[]): Promise<string[]> {
  const columns = await textColumns();
  expect(columns.length).toBeGreaterThan(150);
  const found = await Promise.all(
    columns.map(async ({ place, table_name, column_name }) => {
      const rows = await t.rows(
        `select from ${table_name} where exists (
           select from unnest($1::text[]) s where strpos(lower(${column_name}::text), lower(s)) > 0) limit 1`,
        [secrets],
      );
      return rows.length === 0 ? null : place;
    }),
  );
  return found.filter((each) => each !== null).toSorted();
}

it('erases a traveller everywhere, and keeps the books, the record of bags and the review without a name', async () => {
  const { id: listingId } = await makeListing(t, { capacity: 9 });
  const email = 'zephyrine.quillfeather@example.net';
  const { userId } = await makeUser(t, { email });
  const secrets = [email, 'Zephyrine', 'Quillfeather', '+15145550177'];
  await t.rows(
    "update users set first_name = 'Zephyrine', last_name = 'Quillfeather', phone_number = '+15145550177' where id = $1",
    [userId],
  );
  const traveller = await t.as({ userId });
  const stay = { ...aBooking(listingId), card };
  const { id } = await traveller.booking.create(stay);
  await t.rows("update bookings set first_name = 'Zephyrine', last_name = 'Quillfeather' where id = $1", [id]);
  const start = t.clock.now();
  t.clock.forward(60 * 24 * 3);
  await t.tick('complete-bookings');
  t.clock.set(start);
  await traveller.booking.review({ bookingId: id, rating: 5, text: 'Kind people' });
  const canceled = await traveller.booking.create({ ...aBooking((await makeListing(t)).id), card });
  const { held } = await (await admin()).admin.bookings.get({ booking: canceled.id });
  const words = `Zephyrine (${email}, +15145550177) Quillfeather said so`;
  const decided = { share: 'kept', reason: 'shopLate', note: words, requestId: randomUUID() } as const;
  const all = { bookingId: canceled.id, minor: held.minor, held: held.minor };
  await (await admin()).admin.bookings.cancel({ ...decided, ...all });
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
  await tellOf(t, { userId, email, bookingId: id, words });
  expect(await t.runJobs()).toEqual([]);
  await (await t.as()).cms.subscribe({ email });
  await (await t.as()).cms.contact({ name: 'Zephyrine Quillfeather', email, message: 'Where is my umbrella?' });
  // One of the refunds was for a reason of ours.
  await t.rows("update refunds set reason = 'shopLate' where booking_id = $1", [canceled.id]);
  const entries = () => t.rows('select * from ledger_entries order by id');
  const before = await entries();
  const told = new Set(await placesOf(secrets));
  const untold = (await textColumns()).map(({ place }) => place).filter((place) => !told.has(place));
  expect(untold.toSorted()).toEqual(cannotName.toSorted());

  expect(await (await admin()).admin.previewErasure({ email })).toEqual({ userId, bookings: 2, why: [] });
  expect(await placesOf(secrets)).toContain('users.email');
  expect(await (await admin()).admin.erasePerson({ userId })).toEqual({ bookings: 2 });

  expect(await placesOf(secrets)).toEqual([]);
  expect(await entries()).toEqual(before);
  expect(await t.rows('select rating, text, author_name from reviews')).toEqual([
    { rating: 5, text: 'Kind people … (…, …) … said so', author_name: 'Erased' },
  ]);
  expect(await t.rows('select reason from refunds order by reason')).toEqual([
    { reason: 'Erased' },
    { reason: 'shopLate' },
  ]);
  expect(await t.rows('select 1 from sessions where user_id = $1', [userId])).toEqual([]);
  expect(await (await admin()).admin.verify({ check: 'ledger' })).toMatchObject({ faults: [] });
  // The person who looks at an order later is offered no mail without a receiver.
  expect(await (await admin()).admin.bookings.get({ booking: id })).toMatchObject({ isErased: true, mails: [] });
  const again = { bookingId: id, kind: 'confirmed' } as const;
  await expect((await admin()).admin.resendMail(again)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect((await admin()).admin.previewErasure({ email })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await makeUser(t, { email })).userId).not.toBe(userId);
});

it('erases no person whose stay is to come, who owns a location or runs the site, and says why', async () => {
  const { id: listingId } = await makeListing(t, { capacity: 9 });
  const { userId, email } = await makeUser(t);
  await (await t.as({ userId })).booking.create({ ...aBooking(listingId), card });
  const [owner] = await t.rows<{ email: string }>(
    'select u.email from users u join listings l on l.owner_id = u.id where l.id = $1',
    [listingId],
  );
  const administrator = await makeUser(t, { role: 'admin' });
  for (const [address, why] of [
    [email, 'booking'],
    [owner?.email ?? '', 'listing'],
    [administrator.email, 'admin'],
  ] as const) {
    const { userId: id, why: hinders } = await (await admin()).admin.previewErasure({ email: address });
    expect(hinders).toEqual([why]);
    const refused = (await admin()).admin.erasePerson({ userId: id });
    await expect(refused).rejects.toMatchObject({ cause: { key: 'notErasable', data: { why: [why] } } });
    expect(await t.rows('select 1 from users where email = $1', [address])).toHaveLength(1);
  }
});

it('erases the tokens of a person’s programs', async () => {
  const { userId } = await makeUser(t);
  const now = t.clock.now();
  await t.rows(
    `insert into service_tokens (id, name, role, owner_id, may, token_hash, hint, created_at, expires_at)
     values ($1, 'till', 'partner', $2, 'read', 'of-nobody', 'none', $3, $4) returning id`,
    [randomUUID(), userId, now.toString(), now.plusSeconds(86_400).toString()],
  );
  await (await admin()).admin.erasePerson({ userId });
  expect(await t.rows('select 1 from service_tokens where owner_id = $1', [userId])).toEqual([]);
});

it('erases for administrators only', async () => {
  const { userId } = await makeUser(t);
  for (const service of ['reader', 'support', 'finance', 'partner'] as const) {
    await expect((await t.as({ service })).admin.erasePerson({ userId })).rejects.toThrow('forbidden');
  }
});
