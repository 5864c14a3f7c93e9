import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call, signedIn, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing } from '#server/testing/factories.ts';
import { startRelay } from '#server/testing/relay.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let relay: Awaited<ReturnType<typeof startRelay>>;
beforeAll(async () => {
  t = await createTestApp({
    config: { DATABASE_POOL: 4 },
    via: async (url) => {
      relay = await startRelay(url);
      return relay.url;
    },
  });
});
afterAll(async () => {
  relay.restore();
  await t.close();
  relay.close();
});

describe.each([
  ['at the beginning of a transaction', (bytes: string) => relay.cutAt(bytes), 'begin\0'],
  ['within a transaction', (bytes: string) => relay.cutAt(bytes), 'insert into "bookings"'],
  ['at the insert of the payment', (bytes: string) => relay.cutAt(bytes), 'insert into "payments"'],
  ['at the end of a transaction', (bytes: string) => relay.cutAt(bytes), 'commit\0'],
  ['behind the end of a transaction', (bytes: string) => relay.cutBehind(bytes), 'commit\0'],
])('a booking whose connections are cut %s', (_when, cut, bytes) => {
  it('is answered 503, and made and charged once when it is asked for again', async () => {
    const { id } = await makeListing(t);
    const who = { ...(await signedIn(t)), 'idempotency-key': newId() };
    const booking = { ...wanted(id), stripe_card_token: 'tok_visa' };
    const book = () => call(t, 'POST', '/bookings', { booking }, who);
    onTestFinished(() => relay.restore());
    cut(bytes);
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, headers, body } = await book();
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '5',
        { error: 'The service cannot answer right now. Please try again in a moment.' },
      ]);
      // What was claimed by a request that was cut off counts as left behind.
      t.clock.forward(1);
    }
    relay.restore();
    expect(await book()).toMatchObject({ status: 201, body: { status: 'confirmed' } });
    expect(t.db.poolState()).toMatchObject({ waiting: 0 });
    const made = `select b.status, count(p.id)::int as payments from bookings b left join payments p on p.booking_id = b.id and p.status = 'succeeded'
      where b.listing_id = $1 group by b.id`;
    expect(await t.rows(made, [id])).toEqual([{ status: 'confirmed', payments: 1 }]);
  });
});
