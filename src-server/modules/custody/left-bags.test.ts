import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, dropOff, handing } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The stay is three hours long. */
const pickUp = dropOff.plusSeconds(3 * HOUR);

/** Runs what time does, twice: nothing may happen twice. */
async function passTo(seconds: number): Promise<void> {
  t.clock.set(pickUp.plusSeconds(seconds));
  for (let count = 0; count < 2; count++) {
    await t.tick('complete-bookings');
    await t.tick('tell-of-outcomes');
    await t.runJobs();
  }
}

describe('bags that are never fetched', () => {
  it('are mailed to traveller, partner and administration after 1, 3, 7 and 30 days', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const toldSince = (before: number) =>
      t.mails
        .slice(before)
        .filter(({ subject, text }) => /still at/.test(subject) && (subject + text).includes(order.code));
    await passTo(DAY - 1);
    for (const days of [1, 3, 7, 30]) {
      const before = t.mails.length;
      await passTo(days * DAY - 1);
      expect(toldSince(before)).toEqual([]);
      await passTo(days * DAY);
      const told = toldSince(before);
      expect(told).toHaveLength(3);
      expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([order.email, t.deps.config.SUPPORT_EMAIL]));
      const traveller = told.find(({ to }) => to === order.email);
      expect(traveller?.text).toContain(days === 1 ? 'waiting for 1 day' : `waiting for ${days} days`);
      // After a week the pick-up cannot be moved any more, and the mail does not send the traveller to it.
      expect(/move your pick-up/i.test(traveller?.text ?? '')).toBe(days < 7);
      expect(/30 days: we decide/.test(traveller?.text ?? '')).toBe(days === 30);
    }
  });

  it('are mailed once, by the newest reminder, after a week in which nothing ran', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    await passTo(8 * DAY);
    const told = t.mails.filter(({ to, subject }) => to === order.email && /still at/.test(subject));
    // That they are late, and the reminder of the seventh day.
    expect(told).toHaveLength(2);
  });

  it('owe nothing for the first day and a night per bag and day from the second on, with its tax, by the tariff of the sale', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const [row] = await t.rows<{ user_id: string; night: number; tax: number }>(
      `select user_id, (quote -> 'rates' -> 'overnightFee' ->> 'minor')::float8 as night,
        (quote -> 'rates' ->> 'taxRateMillionths')::float8 as tax from bookings where id = $1`,
      [bookingId],
    );
    const { night, tax } = row ?? { night: Number.NaN, tax: Number.NaN };
    const owed = async () => {
      const traveller = await t.as({ userId: row?.user_id ?? '' });
      const seen = (await traveller.booking.get({ bookingId })).owed.minor;
      expect((await owner.custody.ticket({ code: order.code })).owed?.minor).toBe(seen);
      return seen;
    };
    await passTo(DAY - 1);
    expect(await owed()).toBe(0);
    // Sold at today's tariff: what the location's place costs later changes nothing.
    await t.rows('update country_pricings set overnight_fee = overnight_fee * 3');
    await passTo(DAY);
    expect(await owed()).toBe(2 * night + Math.round((2 * night * tax) / 1_000_000));
    await passTo(5 * DAY + HOUR);
    expect(await owed()).toBe(10 * night + Math.round((10 * night * tax) / 1_000_000));
    // One of the two goes out: the other is owed for.
    await owner.custody.checkOut(handing(bookingId, 1));
    expect(await owed()).toBe(5 * night + Math.round((5 * night * tax) / 1_000_000));
    await owner.custody.checkOut(handing(bookingId, 1));
    expect(await owed()).toBe(0);
  });

  it('owe nothing where the location cancelled with them inside', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    await t.rows("update bookings set status = 'canceled', canceled_at = product_now() where id = $1 returning id", [
      bookingId,
    ]);
    await passTo(5 * DAY);
    expect((await owner.custody.ticket({ code: order.code })).owed?.minor).toBe(0);
  });

  it('leave the record as administration decided with the location, after 30 days, once, with who decided', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const support = await makeUser(t, { role: 'admin', adminRole: 'support' });
    const input = { bookingId, requestId: randomUUID(), note: 'Handed to the lost property office, with the owner' };
    await passTo(30 * DAY - 1);
    await expect((await t.as(support)).admin.custody.endLeft(input)).rejects.toMatchObject({
      cause: { key: 'bagsNotLeft' },
    });
    await expect(owner.admin.custody.endLeft(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await passTo(30 * DAY);
    const admin = await t.as(support);
    await admin.admin.custody.endLeft(input);
    // The same once more is the same decision; another finds nothing left to decide.
    await admin.admin.custody.endLeft(input);
    const other = { ...input, requestId: randomUUID() };
    await expect(admin.admin.custody.endLeft(other)).rejects.toMatchObject({ cause: { key: 'bagsNotLeft' } });
    const { entries } = await owner.custody.record({ bookingId });
    expect(entries.at(-1)).toMatchObject({ kind: 'out', bagsCount: 2, note: input.note });
    const [row] = await t.rows(
      'select o.bags_inside from orders o join bookings b on b.order_id = o.id where b.id = $1',
      [bookingId],
    );
    expect(row).toEqual({ bags_inside: 0 });
    t.clock.set(t.clock.now().plusSeconds(60));
    await t.runJobs();
    expect(t.mails.filter(({ to, subject }) => to === order.email && /How was your stay/.test(subject))).toEqual([]);
  });
});
