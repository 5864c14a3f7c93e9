import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paid, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a completed stay', () => {
  it('earns the partner their share and may be reviewed once, by the key of its mail', async () => {
    const { bookingId, listing, who } = await paid(t);
    await t.runJobs();
    const start = t.clock.now();
    t.clock.forward(60 * 48);
    await t.tick('complete-bookings');
    await t.tick('complete-bookings');
    await t.runJobs();
    expect((await statusOf(t, bookingId))?.status).toBe('completed');
    const owed = await t.rows('select sum(amount_minor)::int as owed from ledger_entries where partner_id = $1', [
      listing.ownerId,
    ]);
    expect(owed).toEqual([{ owed: -420 }]);
    const mail = t.mails.findLast(({ to }) => to === who.email);
    const key =
      new URL(/http:\/\/localhost:3000\/orders\/[^\s"<\]]+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
        'key',
      ) ?? '';
    const visitor = await t.as();
    await visitor.booking.review({ bookingId, key, rating: 5, text: 'Quick and friendly' });
    expect(await refused(visitor.booking.review({ bookingId, key, rating: 1, text: 'Again' }))).toBe(
      'reviewNotPossible',
    );
    expect((await visitor.booking.openByKey({ bookingId, key })).reviewable).toBe(false);
    await expectBalancedLedger(t);
    await expect(t.rows('update ledger_entries set amount_minor = 1')).rejects.toThrow('append-only');
    await expect(t.rows('delete from ledger_transactions')).rejects.toThrow('append-only');
    t.clock.set(start);
  });
});
