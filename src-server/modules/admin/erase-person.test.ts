import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const card = { cardToken: 'tok_visa' };
const admin = () => t.as({ service: 'admin' });

/** Every text, JSON and list of texts in the database that holds one of these, as `table.column`. */
async function placesOf(secrets: readonly string[]): Promise<string[]> {
  const columns = await t.rows<{ place: string; table_name: string; column_name: string }>(
    `select table_name || '.' || column_name as place, table_name, column_name from information_schema.columns
     where table_schema = 'public' and udt_name in ('text', 'varchar', 'bpchar', 'jsonb', '_text')`,
  );
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

/** Free words of every kind that name a person: about a stay that is over, and one that was canceled. */
async function tellOf(bookingId: string, words: string) {
  const now = t.clock.now().toString();
  const claimId = randomUUID();
  await t.rows(
    `insert into claims (id, booking_id, kind, bag, words, asked_minor, currency, record_hash, created_at,
       answer_text, answer_disputes, answered_at, decision, bag_minor, stay_minor, reason, note, decided_at)
     values ($1, $2, 'damaged', '0413', $3, 100, 'CAD', 'h', $4, $3, false, $4, 'refused', 0, 0, 'whileStored', $3, $4)`,
    [claimId, bookingId, words, now],
  );
  await t.rows('update reviews set text = text || $2, reply_text = $2, replied_at = $3 where booking_id = $1', [
    bookingId,
    ` ${words}`,
    now,
  ]);
  await t.rows(
    `insert into audit_log (id, action, subject, subject_id, before, after, call, created_at)
     values ($1, 'claims.decide', 'claim', $2, $3, $3, $4, $5)`,
    [randomUUID(), claimId, JSON.stringify({ note: words }), JSON.stringify({ input: { note: words } }), now],
  );
  await t.rows(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at) values ($1, 'q', $2, $3, 1, $4, $4)`,
    [randomUUID(), JSON.stringify({ bookingId }), 'No answer for Zephyrine', now],
  );
  await t.rows(
    `insert into sent_mails (id, key, kind, booking_id, recipient, language, subject, body, state, created_at, sent_at)
     values ($1, 'k', 'booking', $2, 'partner@example.net', 'en', $3, $3, 'sent', $4, $4)`,
    [randomUUID(), bookingId, words, now],
  );
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
  await t.rows("update bookings set status = 'completed', completed_at = now() where id = $1", [id]);
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
  await tellOf(id, words);
  await (await t.as()).cms.subscribe({ email });
  await (await t.as()).cms.contact({ name: 'Zephyrine Quillfeather', email, message: 'Where is my umbrella?' });
  await t.rows(
    `insert into idempotency_keys (scope, key, request_hash, response, created_at) values ($1, 'k', 'h', $2, now())`,
    [`rest:PUT /auth:${userId}`, JSON.stringify({ value: { data: { first_name: 'Zephyrine' } } })],
  );
  const entries = () => t.rows('select * from ledger_entries order by id');
  const before = await entries();
  expect(await placesOf(secrets)).toEqual(
    expect.arrayContaining([
      'audit_log.after',
      'audit_log.call',
      'bookings.cancellation_reason',
      'bookings.email',
      'claims.answer_text',
      'claims.note',
      'claims.words',
      'contact_messages.email',
      'failed_jobs.error',
      'refunds.reason',
      'reviews.author_name',
      'reviews.reply_text',
      'reviews.text',
      'sent_mails.body',
      'users.email',
    ]),
  );

  expect(await (await admin()).admin.previewErasure({ email })).toEqual({ userId, bookings: 2, why: [] });
  expect(await placesOf(secrets)).toContain('users.email');
  expect(await (await admin()).admin.erasePerson({ userId })).toEqual({ bookings: 2 });

  expect(await placesOf(secrets)).toEqual([]);
  expect(await entries()).toEqual(before);
  expect(await t.rows('select rating, text, author_name from reviews')).toEqual([
    { rating: 5, text: 'Kind people … (…, …) … said so', author_name: 'Erased' },
  ]);
  expect(await t.rows('select 1 from sessions where user_id = $1', [userId])).toEqual([]);
  expect(await (await admin()).admin.verify({ check: 'ledger' })).toMatchObject({ faults: [] });
  await expect((await admin()).admin.previewErasure({ email })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await makeUser(t, { email })).userId).not.toBe(userId);
});

it('erases nobody whose stay is to come, who owns a location or runs the site, and says why', async () => {
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

it('erases for administrators only', async () => {
  const { userId } = await makeUser(t);
  for (const service of ['reader', 'support', 'finance', 'partner'] as const) {
    await expect((await t.as({ service })).admin.erasePerson({ userId })).rejects.toThrow('forbidden');
  }
});
