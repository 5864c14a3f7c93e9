import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, expectBalancedLedger, paid, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('the jobs that go through many bookings', () => {
  it('complete those behind one that cannot be completed, and count as failed', async () => {
    const start = t.clock.now();
    const orders = [await paid(t), await paid(t), await paid(t)];
    await t.runJobs();
    const [, bad] = orders;
    await t.rows(`create function refuse_one() returns trigger language plpgsql as $$
      begin
        if old.id = '${bad?.bookingId}' then raise exception 'a bad booking'; end if;
        return new;
      end $$`);
    await t.rows('create trigger refuse_one before update on bookings for each row execute function refuse_one()');
    t.clock.forward(60 * 48);
    await expect(t.tick('complete-bookings')).rejects.toThrow('1 of 3 failed, the first with');
    const states = await Promise.all(orders.map(async ({ bookingId }) => (await statusOf(t, bookingId))?.status));
    expect(states).toEqual(['completed', 'confirmed', 'completed']);
    await t.rows('drop trigger refuse_one on bookings');
    await t.tick('complete-bookings');
    expect((await statusOf(t, bad?.bookingId ?? ''))?.status).toBe('completed');
    t.clock.set(start);
  });

  it('let go of the places behind a hold that cannot be ended', async () => {
    const start = t.clock.now();
    const held = [await booked(t), await booked(t), await booked(t)].map(({ bookingId }) => bookingId);
    await t.rows(`create function refuse_hold() returns trigger language plpgsql as $$
      begin
        if old.id = '${held[0]}' then raise exception 'a bad hold'; end if;
        return new;
      end $$`);
    await t.rows('create trigger refuse_hold before update on bookings for each row execute function refuse_hold()');
    t.clock.forward(60);
    await expect(t.tick('expire-holds')).rejects.toThrow('1 of 3 failed');
    const states = await Promise.all(held.map(async (id) => (await statusOf(t, id))?.status));
    expect(states).toEqual(['pending', 'canceled', 'canceled']);
    await t.rows('drop trigger refuse_hold on bookings');
    t.clock.set(start);
  });
});

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
    // No counter took these bags in: that they were picked up is not known.
    expect(mail?.text).toContain('Your stay is over.');
    const key =
      new URL(/http:\/\/localhost:3000\/orders\/[^\s"<\]]+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
        'key',
      ) ?? '';
    const visitor = await t.as();
    expect((await visitor.booking.openByKey({ bookingId, key })).review).toBe('open');
    await visitor.booking.review({ bookingId, key, rating: 5, text: 'Quick and friendly' });
    expect(await refused(visitor.booking.review({ bookingId, key, rating: 1, text: 'Again' }))).toBe(
      'reviewNotPossible',
    );
    expect((await visitor.booking.openByKey({ bookingId, key })).review).toBe('written');
    await t.runJobs();
    expect(t.mails.filter(({ subject }) => subject === 'New review of Union Station Luggage')).toHaveLength(1);
    await expectBalancedLedger(t);
    await expect(t.rows('update ledger_entries set amount_minor = 1')).rejects.toThrow('append-only');
    await expect(t.rows('delete from ledger_transactions')).rejects.toThrow('append-only');
    t.clock.set(start);
  });
});
